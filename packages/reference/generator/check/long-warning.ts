import { calloutOf, seenLetters, TITLE_LETTERS } from '../../model/callout';
import { documentedOf } from './documented';
import { problem, type Rule } from './rule';

/** A link shows its label, or the last part of its name. */
const shown = (text: string): string =>
  text.replace(
    /\{@link\s+(?:[^}|]*\.)?([^}|.]+?)\s*(?:\|\s*([^}]+?)\s*)?\}/g,
    (_, name: string, label?: string) => label ?? name,
  );

/** A warning begins with a statement short enough for the callout's title. */
export const longWarning: Rule = (surface) =>
  documentedOf(surface).flatMap(({ name, doc }) =>
    doc.tags.flatMap((tag) => {
      if (!/^(?:custom:)?warning$/.test(tag.name)) return [];
      const letters = seenLetters(calloutOf(shown(tag.text)).title);
      if (letters <= TITLE_LETTERS) return [];
      const location = { file: doc.location.file, line: tag.line };
      const message = `a warning of ${name} begins with a statement of ${letters} letters, its title has ${TITLE_LETTERS}`;
      return [problem(location, message, 'say what happens in a short sentence, and the rest after it')];
    }),
  );
