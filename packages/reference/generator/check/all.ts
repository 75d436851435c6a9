import type { Problem } from '../../model/problem';
import type { Surface } from '../../model/surface';
import { access } from './access';
import { sentArguments } from './arguments';
import { addressChecksum } from './address-checksum';
import { amounts } from './amounts';
import { callTarget } from './call-target';
import { danglingLink } from './dangling-link';
import { duplicateSummary } from './duplicate-summary';
import { minimums } from './minimums';
import { missingUnit } from './missing-unit';
import { pageVersion } from './page-version';
import { quantities } from './quantities';
import { refuted } from './refuted';
import { replaced } from './replaced';
import { limits } from './limits';
import { longWarning } from './long-warning';
import { movements } from './movements';
import { observedBoundaries } from './observed-boundaries';
import { observedReverts } from './observed-reverts';
import { pictures } from './pictures';
import { revertArguments } from './revert-arguments';
import type { Rule } from './rule';
import { selector } from './selector';
import { spender } from './spender';
import { surfaceLock } from './surface-lock';
import { undocumented } from './undocumented';
import { unknownError } from './unknown-error';
import { unknownName } from './unknown-name';
import { unknownParam } from './unknown-param';
import { unknownRaiser } from './unknown-raiser';
import { unknownTag } from './unknown-tag';
import { untyped } from './untyped';
import { userTexts } from './user-texts';
import { warnings } from './warnings';
import { writeFacts } from './write-facts';

/** Every rule by its name, which is that of its file. */
export const rules: Readonly<Record<string, Rule>> = {
  access,
  'address-checksum': addressChecksum,
  amounts,
  arguments: sentArguments,
  'call-target': callTarget,
  'dangling-link': danglingLink,
  'duplicate-summary': duplicateSummary,
  'missing-unit': missingUnit,
  'page-version': pageVersion,
  limits,
  minimums,
  quantities,
  'long-warning': longWarning,
  refuted,
  replaced,
  movements,
  'observed-boundaries': observedBoundaries,
  'observed-reverts': observedReverts,
  'revert-arguments': revertArguments,
  pictures,
  selector,
  spender,
  'surface-lock': surfaceLock,
  undocumented,
  'unknown-error': unknownError,
  'unknown-name': unknownName,
  'unknown-param': unknownParam,
  'unknown-raiser': unknownRaiser,
  'unknown-tag': unknownTag,
  untyped,
  'user-texts': userTexts,
  warnings,
  'write-facts': writeFacts,
};

/**
 * Runs every rule and returns each problem once, sorted by file, line, rule and message. Problems of reading are
 * returned alone: rules rely on the model, and a missing contract would cause a hundred false problems.
 */
export function checkSurface(surface: Surface, readProblems: readonly Problem[] = []): readonly Problem[] {
  const problems =
    readProblems.length > 0
      ? readProblems
      : Object.entries(rules).flatMap(([rule, check]) => check(surface).map((finding) => ({ rule, ...finding })));
  const unique = new Map(problems.map((problem) => [keyOf(problem), problem]));
  return [...unique.values()].sort(compare);
}

function keyOf({ rule, location, message }: Problem): string {
  return `${location.file}:${location.line} ${rule} ${message}`;
}

function compare(a: Problem, b: Problem): number {
  const byFile = compareText(a.location.file, b.location.file);
  return (
    byFile || a.location.line - b.location.line || compareText(a.rule, b.rule) || compareText(a.message, b.message)
  );
}

/** By code unit: the order must not depend on the machine's locale. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
