import type { Surface } from '../../model/surface';
import { authoredTexts } from './authored-texts';
import { problem, type Rule } from './rule';

/** The prose of surface/ and site/docs/ does not repeat a refuted statement. */
export const refuted: Rule = (surface: Surface) =>
  [...authoredTexts(surface), ...surface.pageTexts].flatMap(({ text, location }) => {
    const flat = text.replace(/\s+/g, ' ');
    return surface.refuted.flatMap(({ pattern, truth }) => {
      const [found] = new RegExp(pattern, 'i').exec(flat) ?? [];
      return found === undefined ? [] : [problem(location, `"${found}" was found to be false`, truth)];
    });
  });
