import type { BuiltPage } from '../build';
import type { Rule } from '../rule';

/** Level-two headings of a guide, in this order; others may be in between. */
const FRAME = ['Prerequisites', 'Steps', 'Verify', 'Troubleshooting', 'Next'];

/**
 * Pages with a task, and those that only explain: the latter need no frame, but a last section about what comes next.
 */
const TASKS = /^\/(?:guides|staking|vaults)\/./;
const OTHERS = /^\/(?:getting-started|changes|handlers|third-party\/viem)\/?$/;
const WITHOUT_TASK = ['/guides/common-questions', '/guides/gas-used', '/vaults/puffer-unifi-vaults'];

/**
 * Every guide has the same frame, so that readers find their way in each; every hand-written page ends with what comes
 * next.
 */
export const guideFrameRule: Rule = {
  name: 'guide-frame',
  check({ pages }) {
    return pages.filter(({ redirect }) => !redirect).flatMap(framed);
  },
};

function framed({ file, route, $ }: BuiltPage): string[] {
  const path = route.replace(/\/$/, '');
  const task = TASKS.test(path) && !WITHOUT_TASK.includes(path);
  if (!task && !OTHERS.test(path) && !WITHOUT_TASK.includes(path)) return [];
  const headings = $('main h2')
    .map((_, node) => $(node).clone().find('a').remove().end().text().trim())
    .get();
  const problems = headings.at(-1) === 'Next' ? [] : [`${file}: the last section is not "Next"`];
  if (!task) return problems;
  const found = headings.filter((heading) => FRAME.includes(heading));
  if (found.join() !== FRAME.join())
    problems.push(`${file}: has the sections ${found.join(', ')}, expected ${FRAME.join(', ')}`);
  return problems;
}
