import { publishTree } from '@sdk-docs/evidence/merkle';
import type { Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = { before: publishTree('PUFFER', '25') };
