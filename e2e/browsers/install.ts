import { aptInstall, hasApt } from '../apt';
import { BROWSERS, type BrowserKind } from './browsers';

/** How each browser came to be there, or why it is not: what `find` sees after an installation was tried. */
export function installMissing(kinds: readonly BrowserKind[] = BROWSERS): void {
  for (const kind of kinds.filter(({ find }) => find() === undefined)) {
    if (!hasApt()) continue;
    try {
      aptInstall(kind.packages, { ask: false });
    } catch (error) {
      // A machine without the network or without the right to install still runs the other browsers.
      console.log(`${kind.name}: apt-get could not install ${kind.packages.join(' ')}: ${String(error)}`);
    }
  }
}
