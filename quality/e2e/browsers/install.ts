import { aptInstall, hasApt } from '../apt';
import { type BrowserKind } from './browsers';

/**
 * Installs missing browsers if the system has apt-get. A failure, for example without a network or permission, is
 * printed and does not stop the others.
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
