import { institution } from '../../observe/institution';
import { give, type Scenario } from '../../observe/steps';

export const scenario: Scenario = { before: [institution(), give('WETH', '100', 'InstitutionalVault')] };
