import type { AskedProxy } from '@sdk-docs/reference/model/tools-book';
import { getAddress } from '../../book/hex';
import { loadPlaces } from '../../browser/books/places';
import { chainOfId } from '../../book/places';
import { AskCode } from './asked-code';
import { loaded, show } from './show';

/** Compares the code behind a proxy with the one on record, below the button. Rejects when its files cannot be loaded. */
export async function readProxy(button: HTMLButtonElement): Promise<void> {
  const places = await loaded(button, loadPlaces);
  if (places === null) return;
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
      network={(id) => chainOfId(places, id) ?? `chain ${id}`}
    />,
  );
}
