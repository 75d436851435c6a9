import type { Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = {
  notObserved: "the vault's source is public as a text alone, and that text does not compile as it is",
};
