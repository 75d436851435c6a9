import { spawnSync } from 'node:child_process';
import { SHIPPED } from '../../config/shipped';
import { readReport } from './report';

/** `npm run audit`: what the registry knows against the packages in use; fails on a serious advisory for one that ships. */
function main(): void {
  // Its own exit code speaks of build tools as well.
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
  const { serious, other } = readReport(stdout, SHIPPED);
  console.log(`${other.length} advisories for what does not ship, or that are not serious\n${other.join('\n')}`);
  if (serious.length === 0) return;
  console.error(`serious for packages that ship:\n${serious.join('\n')}`);
  process.exitCode = 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
