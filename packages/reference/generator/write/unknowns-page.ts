import { revertOf } from '../../model/anchors';
import type { Caveats } from '../../model/doc';
import { integersIn, unknownUnits } from '../../model/integers';
import { certaintiesOfTexts, countCertainties, knownReverts } from '../../model/known-reverts';
import type { Page } from '../../model/page';
import { contractRoute, moduleRoute, revertsRoute, unknownsRoute } from '../../model/routes';
import type { SdkExport } from '../../model/sdk';
import { blocks, heading, wrap } from './mdx';
import { pageOf } from './page-of';
import { codeLink, line } from './prose';
import { revertLink, type Reference } from '../../model/reference';
import { rows } from './rows';
import { table } from './table';

/** One uncertain statement and its member (in the notation of `{@link}`). */
interface Doubt {
  readonly member: string;
  readonly target: string;
  readonly kind: 'unknown' | 'inferred';
  readonly text: string;
}

/** The uncertain statements of one page. */
interface DoubtfulPage {
  readonly title: string;
  readonly route: string;
  readonly doubts: readonly Doubt[];
}

/** Counts the uncertain parts of the reference: integers, unknown units, and statements by kind. */
export function countDoubts(reference: Reference): {
  readonly integers: number;
  readonly units: number;
  readonly unknown: number;
  readonly inferred: number;
} {
  const doubts = doubtfulPages(reference).flatMap((page) => page.doubts);
  const unknown = doubts.filter(({ kind }) => kind === 'unknown').length;
  return {
    integers: integersIn(reference.surface).length,
    units: unknownUnits(reference.surface).length,
    unknown,
    inferred: doubts.length - unknown,
  };
}

/** Writes /api/unknowns: every unknown unit, and every statement that is unknown or only inferred. */
export function unknownsPage(reference: Reference): Page {
  const { integers, units, unknown, inferred } = countDoubts(reference);
  const reverts = countCertainties(knownReverts(reference));
  const texts = countCertainties(certaintiesOfTexts(reference));
  return pageOf(reference, {
    route: unknownsRoute,
    title: 'What is unknown',
    summary: `What this reference does not know: ${units} of ${integers} units, ${unknown} open questions and ${inferred} statements that are inferred, each with its page.`,
    keywords: ['unknown', 'inferred', 'confidence', 'units'],
    body: blocks(
      `Check these ${units === 0 ? '' : `${units} units, `}${unknown} open questions and ${inferred} inferred statements yourself before money depends on them. The rest of the reference was read in public source or public records, or run.`,
      `Of the custom errors among the [reverts](${revertsRoute}), ${reverts.observed} were observed, ${reverts.read} read, ${reverts.inferred} inferred, and ${reverts.unknown} are unknown; of the texts and panics, ${texts.observed} were observed, ${texts.read} read, and ${texts.inferred} inferred. Their entries say so.`,
      notProvoked(reference),
      heading(2, 'Units', 'units'),
      units === 0
        ? `${integers} integers have a unit, and none is unknown.`
        : `${integers} integers have a unit. For these ${units} the unit or its decimals are not known.`,
      table(
        'Filter units',
        ['Integer', 'What is known of its unit'],
        unknownUnits(reference.surface).map(({ name, owner, unit }) => ({
          cells: [codeLink(reference, owner, name), line(reference, unit)],
        })),
        { facts: 0 },
      ),
      heading(2, 'Statements by page', 'statements'),
      doubtfulPages(reference).map((page) => section(reference, page)),
    ),
  });
}

/** Lists the reverts that were not provoked. */
function notProvoked({ surface }: Reference): string | null {
  if (surface.notProvoked.length === 0) return null;
  return blocks(
    heading(2, 'Reverts that were not provoked', 'not-provoked'),
    rows(
      null,
      surface.notProvoked.map(({ error, why }) => wrap('Row', { name: error, href: revertLink(revertOf(error)) }, why)),
    ),
  );
}

function section(reference: Reference, { title, route, doubts }: DoubtfulPage): string {
  const id = `page-${route.replace(/^\/api\//, '').replace(/[^A-Za-z0-9]+/g, '-')}`;
  return blocks(
    heading(3, title, id),
    rows(
      null,
      doubts.map(({ member, target, kind, text }) =>
        wrap('Row', { name: member, href: reference.link(target) ?? route, type: kind }, line(reference, text)),
      ),
    ),
  );
}

function doubtfulPages(reference: Reference): readonly DoubtfulPage[] {
  const { modules, contracts } = reference.surface;
  const pages = [
    ...modules.map(({ path, exports }) => ({
      title: exports.find(({ kind }) => kind === 'class')?.name ?? path.split('/').pop() ?? path,
      route: moduleRoute(path),
      doubts: exports.flatMap((item) => doubtsOfExport(path, item)),
    })),
    ...contracts.map((contract) => ({
      title: contract.name,
      route: contractRoute(contract.name),
      doubts: [
        ...doubtsOf(contract.name, contract.name, contract.caveats),
        ...[...contract.functions, ...contract.events, ...contract.errors].flatMap((member) =>
          doubtsOf(member.name, `${contract.name}.${member.signature}`, member.caveats),
        ),
      ],
    })),
  ];
  return pages.filter(({ doubts }) => doubts.length > 0);
}

function doubtsOfExport(module: string, item: SdkExport): readonly Doubt[] {
  const target = `${module}.${item.name}`;
  const own = doubtsOf(item.name, target, item.caveats);
  if (item.kind === 'class') {
    return [
      ...own,
      ...item.methods.flatMap(({ name, caveats }) => doubtsOf(`${item.name}.${name}`, `${target}.${name}`, caveats)),
    ];
  }
  if (item.kind !== 'enum') return own;
  return [
    ...own,
    ...item.members.flatMap(({ name, doc }) =>
      doc.tags.flatMap((tag) =>
        tag.name === 'unknown' || tag.name === 'inferred'
          ? [{ member: `${item.name}.${name}`, target: `${target}.${name}`, kind: tag.name, text: tag.text } as const]
          : [],
      ),
    ),
  ];
}

function doubtsOf(member: string, target: string, { unknown, inferred }: Caveats): readonly Doubt[] {
  return [
    ...unknown.map((text) => ({ member, target, kind: 'unknown', text }) as const),
    ...inferred.map((text) => ({ member, target, kind: 'inferred', text }) as const),
  ];
}
