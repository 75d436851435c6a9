import { checkProse } from './check';

const problems = checkProse();
for (const problem of problems) console.log(problem);
console.log(`${problems.length} problems in the prose`);
process.exitCode = problems.length === 0 ? 0 : 1;
