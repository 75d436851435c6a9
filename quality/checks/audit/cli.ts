import { spawnSync } from 'node:child_process';
import { SHIPPED } from '../../../site/config/shipped';
import { readReport } from './report';

/**
 * `npm run audit` lists the registry's advisories for the packages in use, and fails on a serious one for a package
 * that ships.
 */
function main(): void {
  // npm's own exit code also covers build tools.
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
  const { serious, other } = readReport(stdout, SHIPPED);
  console.log(
    `${other.length} advisories that are not serious or affect packages that do not ship\n${other.join('\n')}`,
  );
  if (serious.length === 0) return;
  console.error(`serious advisories for packages that ship:\n${serious.join('\n')}`);
  process.exitCode = 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
