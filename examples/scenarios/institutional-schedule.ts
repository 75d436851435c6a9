import { institution } from '@sdk-docs/evidence/institution';
import type { Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = { before: [institution({ delay: 86_400 })] };
