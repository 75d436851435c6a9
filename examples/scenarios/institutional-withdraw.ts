import { institution } from '../../observe/institution';
import { run, type Scenario } from '../../observe/steps';

export const scenario: Scenario = { before: [institution(), run('institutional-deposit')] };
