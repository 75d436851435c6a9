import { createLinkResolver } from '../../model/links';
import { authoredTexts } from './authored-texts';
import { problem, type Rule } from './rule';

/** Every `{@link name}` has a target. */
export const danglingLink: Rule = (surface) => {
  const resolve = createLinkResolver(surface);
  return authoredTexts(surface).flatMap(({ text, location }) =>
    [...text.matchAll(/\{@link\b\s*([^}|]*)(?:\|[^}]*)?(\}?)/g)].flatMap(([, name = '', close]) => {
      const target = name.trim();
      if (close === '')
        return [problem(location, `"{@link ${target}" is not closed`, 'write {@link Name} or {@link Name | text}')];
      if (resolve(target)) return [];
      const hint =
        'an export, Export.member, Contract, Contract.member or an error; module/path.Name where names are not unique';
      return [problem(location, `{@link ${target}} leads nowhere`, hint)];
    }),
  );
};
