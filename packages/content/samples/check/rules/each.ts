import type { CallArgument } from '../code/arguments';
import type { CallSite } from '../code/call-sites';
import type { ExampleCode, Finding, Rule } from '../code/example-code';

/** The mistake, worded to follow the name of the call; null for none. */
type Problem = string | null;

/** Makes a rule that looks at one call at a time. */
export const eachCall =
  (problem: (code: ExampleCode, site: CallSite) => Problem): Rule =>
  (code) =>
    code.sites.flatMap((site) => findings(site, [problem(code, site)]));

/** Makes a rule that looks at one argument at a time. */
export const eachArgument =
  (problem: (code: ExampleCode, argument: CallArgument, site: CallSite) => Problem): Rule =>
  (code) =>
    code.sites.flatMap((site) => {
      const problems = code.argumentsOf(site).map((argument) => problem(code, argument, site));
      return findings(site, problems);
    });

const findings = ({ line, name }: CallSite, problems: readonly Problem[]): Finding[] =>
  problems.flatMap((problem) => (problem === null ? [] : [{ line, text: `${name} ${problem}` }]));
