import type { Caveats, Doc, RevertReference } from '../../model/doc';
import { admonition, blocks, escapeMdx, inline } from './mdx';
import { findError, revertLink, type Reference } from '../../model/reference';

const linkPattern = /`?\{@link\s+([^}|]+?)\s*(?:\|\s*([^}]+?)\s*)?\}`?/g;

/** Authored Markdown -> MDX: `{@link}` becomes a link, and nothing in it can be read as JSX. */
export function prose(reference: Reference, markdown: string): string {
  const resolved = markdown.replace(linkPattern, (_, target: string, label?: string) => {
    const text = label ?? `\`${target}\``;
    const route = reference.link(target);
    // The check "dangling-link" has stopped the run before this for a target that does not exist.
    return route === null ? text : `[${text}](${route})`;
  });
  return escapeMdx(resolved);
}

/** Authored Markdown for the inside of an element. */
export function line(reference: Reference, markdown: string): string {
  return inline(prose(reference, markdown));
}

export function docBlocks(reference: Reference, doc: Doc): string {
  return blocks(prose(reference, doc.summary), prose(reference, doc.details));
}

/** Warnings first, then what is only inferred and what nobody knows. */
export function caveatBlocks(reference: Reference, { warnings, inferred, unknown }: Caveats): string {
  const list = (items: readonly string[]) =>
    items.length === 1
      ? prose(reference, items[0] ?? '')
      : items.map((item) => `- ${prose(reference, item).replaceAll('\n', '\n  ')}`).join('\n');
  return blocks(
    warnings.length > 0 ? admonition('warning', warnings.length === 1 ? 'Warning' : 'Warnings', list(warnings)) : null,
    inferred.length > 0 ? admonition('note', 'Inferred, not seen or run', list(inferred)) : null,
    unknown.length > 0 ? admonition('note', 'Unknown', list(unknown)) : null,
  );
}

/** Errors a call can end in, each with its cause: the text given for this call, or the summary of the error itself. */
export function revertList(reference: Reference, title: string, reverts: readonly RevertReference[]): string {
  if (reverts.length === 0) return '';
  const items = reverts.map(({ error, text }) => {
    const cause = text === '' ? causeOf(reference, error) : text;
    return `- [\`${error}\`](${revertLink(error)})${cause === '' ? '' : `: ${line(reference, cause)}`}`;
  });
  return blocks(`**${title}**`, items.join('\n'));
}

/** What the surface says of a revert by the name that `@reverts` uses. */
function causeOf(reference: Reference, name: string): string {
  const text = /^"(.*)"$|^Panic\((.*)\)$/.exec(name);
  const value = text?.[1] ?? text?.[2];
  return value === undefined
    ? (findError(reference, name)?.doc.summary ?? '')
    : (reference.surface.revertTexts.find((candidate) => candidate.value === value)?.cause ?? '');
}
