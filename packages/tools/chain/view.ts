import type { BookFunction, FunctionsBook } from '@sdk-docs/reference/model/tools-book';
import { functionAnchor } from '@sdk-docs/reference/model/anchors';
import { contractRoute } from '@sdk-docs/reference/model/routes';
import { signatureOf } from '../book/signature';

/** A view function, by the contract whose page has it. */
interface View {
  readonly contract: string;
  readonly item: BookFunction;
}

/** The view function at an address of the site: `/puffer-sdk/api/contracts/abis/mainnet/PufferVaultV5#totalAssets`. */
export function viewAt(views: FunctionsBook, { pathname, hash }: Pick<URL, 'pathname' | 'hash'>): View | null {
  const contract = Object.keys(views).find((name) => pathname.replace(/\/$/, '').endsWith(contractRoute(name)));
  const items = contract === undefined ? [] : (views[contract] ?? []);
  const item = items.find((candidate) => {
    const overloaded = items.filter(({ name }) => name === candidate.name).length > 1;
    return `#${functionAnchor({ name: candidate.name, signature: signatureOf(candidate) }, overloaded)}` === hash;
  });
  return contract === undefined || item === undefined ? null : { contract, item };
}
