import { institution } from '../../observe/institution';
import type { Scenario } from '../../observe/steps';

export const scenario: Scenario = { before: [institution({ delay: 86_400 })] };
