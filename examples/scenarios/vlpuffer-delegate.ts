import { call, give, run, wait, type Scenario } from '@sdk-docs/evidence/steps';

/** A new lock has its owner as delegate: the votes move only when they are somewhere else before. */
const toAnother = call('reader', 'vlPUFFER', 'delegate', (ground) => [ground.account('others')], {
  what: 'the account delegates to another account',
});

export const scenario: Scenario = {
  before: [give('PUFFER', '200'), run('vlpuffer-lock-permit'), toAnother, wait(1)],
};
