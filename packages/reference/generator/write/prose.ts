import { calloutOf } from '../../model/callout';
import { revertName } from '../../model/anchors';
import { boundaryWords } from '../../model/boundary';
import type { Boundary, Caveats, Doc, NamedOutcome, RevertReference } from '../../model/doc';
import { findError, revertLink, type Reference } from '../../model/reference';
import { boundariesRoute } from '../../model/routes';
import { admonition, blocks, escapeMdx, inline, label, more, plainMdx } from './mdx';

const linkPattern = /`?\{@link\s+([^}|]+?)\s*(?:\|\s*([^}]+?)\s*)?\}`?/g;

/** Turns authored Markdown into MDX: `{@link}` becomes a link, and MDX reads no text as JSX. */
export function prose(reference: Reference, markdown: string): string {
  const resolved = markdown.replace(linkPattern, (_, target: string, label?: string) => {
    const text = label ?? `\`${target}\``;
    const route = reference.link(target);
    // The rule dangling-link has already stopped the run for a missing target.
    return route === null ? text : `[${text}](${route})`;
  });
  return escapeMdx(resolved);
}

/** Writes a name as code, as a link where it is a target of `{@link}`. `text` is shorter than the name. */
export function codeLink(reference: Reference, name: string, text = name): string {
  const route = reference.link(name);
  return route === null ? `\`${text}\`` : `[\`${text}\`](${route})`;
}

/** Writes `**Guides:** ...`; empty when no guide links to the entry. */
export function guides(reference: Reference, route: string): string {
  const links = reference.guidesTo(route).map((guide) => `[${guide.title}](${guide.route})`);
  return links.length === 0 ? '' : `**Guides:** ${links.join(', ')}.`;
}

/** Turns authored Markdown into MDX for the content of an element. */
export function line(reference: Reference, markdown: string): string {
  return inline(prose(reference, markdown));
}

export function docBlocks(reference: Reference, doc: Doc): string {
  return blocks(prose(reference, doc.summary), prose(reference, doc.details));
}

/** Writes a warning under the fact that it begins with. */
export function warningBlock(markdown: string): string {
  const { title, text } = calloutOf(markdown);
  return admonition('warning', title, text);
}

/** Writes warnings, then inferred and unknown statements. */
export function caveatBlocks(reference: Reference, { warnings, inferred, unknown }: Caveats): string {
  const list = (items: readonly string[]) =>
    items.length === 1
      ? prose(reference, items[0] ?? '')
      : items.map((item) => `- ${prose(reference, item).replaceAll('\n', '\n  ')}`).join('\n');
  return blocks(
    warnings.map((warning) => warningBlock(prose(reference, warning))),
    inferred.length > 0 ? admonition('note', 'Inferred, not seen or run', list(inferred)) : null,
    unknown.length > 0 ? admonition('note', 'Unknown', list(unknown)) : null,
  );
}

/** Names in the summary of a fold. */
const NAMED = 3;

/** Writes the first names of a fold and the number of the others. */
function briefly(names: readonly string[]): string {
  const rest = names.length - NAMED;
  return `${names.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/**
 * Writes the errors of a call, each with its cause: the text for this call, or the summary of the error. Several are
 * folded, with their names visible, unless the whole entry is folded already. `last` says where more are.
 */
export function revertList(
  reference: Reference,
  title: string,
  reverts: readonly RevertReference[],
  last = '',
  fold = true,
): string {
  if (reverts.length === 0) return last === '' ? '' : `**${title}**: ${last}`;
  const items = [...reverts.map((revert) => revertItem(reference, revert)), ...(last === '' ? [] : [`- ${last}`])];
  if (items.length === 1) return `**${title}**: ${items[0]?.slice(2)}`;
  if (!fold) return blocks(label(title), items.join('\n'));
  return more(`${title}: ${briefly(reverts.map(({ name }) => name))}`, items.join('\n'));
}

/**
 * Writes the limits in code of a revert: the value that passes, and the next one, which reverts. Empty without any.
 */
const boundaryText = (boundaries: readonly Boundary[] = []): string =>
  boundaries.length === 0
    ? ''
    : `[Boundary](${boundariesRoute}): ${plainMdx(boundaries.map(boundaryWords).join('; '))}`;

/** Writes one revert as an item of a list. */
export function revertItem(reference: Reference, { name, text, observed, boundaries }: RevertReference): string {
  const cause = text === '' ? causeOf(reference, name) : text;
  const boundary = boundaryText(boundaries);
  const told = boundary === '' ? cause : cause.replace(/\.$/, '');
  return `- [\`${name}\`](${revertLink(name)})${observed ? ' (observed)' : ''}${told === '' ? '' : `: ${line(reference, told)}`}${boundary === '' ? '' : `. ${boundary}`}`;
}

/** Writes one error of the client as an item of a list. */
export const throwItem = (reference: Reference, { name, text }: NamedOutcome): string =>
  `- \`${name}\`: ${line(reference, text)}`;

/** Returns the cause of a revert, by the name that `@reverts` uses. */
function causeOf(reference: Reference, name: string): string {
  const text = reference.surface.revertTexts.find(({ kind, value }) => revertName(kind, value) === name);
  return text?.cause ?? findError(reference, name)?.doc.summary ?? '';
}
