import type { Surface } from '../../model/surface';
import { authoredTexts } from './authored-texts';
import { problemOf, type Rule } from './rule';

const problem = problemOf('refuted');

/** Statements that a source or a run has shown to be false, with the correct statement. */
const statements: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:becomes|is|as|into|of|goes out as) a contract creation\b/i,
    'calldata without a target is run as code: mostly it halts, the gas is lost and the ETH stays with the sender',
  ],
  [
    /\b(?:other )?(?:fifteen|15|twelve|12) handlers (?:send|take)\b/i,
    'eleven handlers and nucleusAtomicQueue.solve send from walletClient.account, fourteen and updateAtomicRequest from an address',
  ],
  [
    /\bprice of 0 makes every\b|\bWith 0 every ticket purchase fails\b/i,
    'with a ticket price of 0 only purchases with ETH panic; with pufETH tickets are minted for nothing',
  ],
  [
    /\bcomputes? both fees\b[^.]*\brounds? each up\b|\bboth fees are rounded up\b/i,
    'redeem rounds both exit fees up, withdraw only the treasury fee',
  ],
  [
    /\bOnly the two depositor methods have no such path\b/i,
    'registerValidatorKey and depositValidatorTickets have no approval path of their own either',
  ],
];

/** The prose of surface/ and site/docs/ does not repeat a refuted statement. */
export const refuted: Rule = (surface: Surface) =>
  [...authoredTexts(surface), ...surface.pageTexts].flatMap(({ text, location }) => {
    const flat = text.replace(/\s+/g, ' ');
    return statements.flatMap(([pattern, truth]) => {
      const [found] = pattern.exec(flat) ?? [];
      return found === undefined ? [] : [problem(location, `"${found}" was found to be false`, truth)];
    });
  });
