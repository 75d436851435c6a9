import { call, type Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = {
  before: [call('reader', 'wstETH', 'approve', (ground) => [ground.labelled('PufferDepositor'), 2n * 10n ** 18n])],
};
