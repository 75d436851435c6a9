import { institution } from '../../observe/institution';
import { run, type Scenario } from '../../observe/steps';

export const scenario: Scenario = { before: [institution({ delay: 86_400 }), run('institutional-schedule')] };
