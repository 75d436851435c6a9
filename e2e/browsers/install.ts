import { aptInstall, hasApt } from '../apt';
import { type BrowserKind } from './browsers';

/**
 * Installs the browsers that are missing where the system has apt-get. A machine without the network, or without the right to
 * install, says so and still runs the others.
 */
export function installMissing(kinds: readonly BrowserKind[], install = aptInstall): void {
  if (!hasApt()) return;
  for (const { name, packages } of kinds.filter(({ find }) => find() === undefined)) {
    try {
      install(packages, { ask: false });
    } catch (error) {
      console.log(`${name}: apt-get could not install ${packages.join(' ')}: ${String(error)}`);
    }
  }
}
