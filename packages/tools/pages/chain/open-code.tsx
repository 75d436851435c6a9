import type { AskedProxy } from '@sdk-docs/reference/model/tools-book';
import { getAddress } from '../../book/hex';
import { chains } from '../../browser/books/chains';
import { chainOfId } from '../../book/places';
import { AskCode } from './asked-code';
import { show } from './show';

/** Compares the code behind a proxy with the recorded one, below the button. */
export function readProxy(button: HTMLButtonElement): void {
  const { address, chainId, implementation } = JSON.parse(button.dataset.of ?? '') as AskedProxy;
  const host = document.createElement('div');
  host.className = 'tool-answer';
  button.hidden = true;
  button.after(host);
  show(
    host,
    <AskCode
      address={getAddress(address)}
      chainId={chainId}
      recorded={implementation}
      network={(id) => chainOfId({ chains }, id) ?? `chain ${id}`}
    />,
  );
}
