import { differences } from './differences';
import { listBuild, readInventory } from './inventory';

const USAGE = `npm run compare:builds -- list <build folder>      prints the inventory of a build as JSON
npm run compare:builds -- [<before>] <after>       prints what differs between two inventories as Markdown`;

/** Prints the inventory of a build, or the differences between two. */
function main([first, second]: readonly string[]): void {
  if (first === undefined) throw new Error(USAGE);
  if (first === 'list') console.log(JSON.stringify(listBuild(second ?? 'build')));
  else if (second === undefined) console.log(differences(readInventory(first)));
  else console.log(differences(readInventory(second), readInventory(first)));
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
