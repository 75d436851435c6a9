import { plain, type Text } from './text';

/** Tags of doc comments whose text no page shows as prose, or whose text is a name, a signature or a unit. */
const SILENT =
  /^@(?:calls|unit|custom:(?:unit|approval|raises|reverts|selector|since|functions|contracts|source|confidence)|client|contract|address|sender|value|field|type|see|throws|reverts)\b/;

/**
 * Reads the prose of the doc comments of a TypeScript or Solidity file. A tag begins a new text; the name of its
 * parameter is removed.
 */
export function readComments(file: string, source: string): Text[] {
  const texts: Text[] = [];
  let [open, from, inside] = ['', 0, false];
  const close = (): void => {
    const words = plain(open);
    if (words !== '') texts.push({ file, line: from, words });
    open = '';
  };
  source.split('\n').forEach((raw, index) => {
    const starts = /^\s*\/\*\*/.test(raw);
    const single = /^\s*\/\/\/ ?(.*)$/.exec(raw)?.[1];
    if (!inside && !starts && single === undefined) return close();
    const text = (single ?? raw.replace(/^\s*(?:\/\*\*|\*(?!\/))? ?/, '').replace(/\s*\*\/\s*$/, '')).trim();
    if (text === '' || text.startsWith('@') || /^[-*] /.test(text)) close();
    if (text !== '' && !SILENT.test(text)) {
      if (open === '') from = index + 1;
      open += ` ${text.replace(/^@(?:param|custom:field)\s+\S+\s+(?:- )?|^@[\w:]+\s*(?:(\w+) (?=\1 ))?|^[-*] /, '')}`;
    }
    inside = single === undefined && (inside || starts) && !raw.includes('*/');
    if (!inside && single === undefined) close();
  });
  close();
  return texts;
}
