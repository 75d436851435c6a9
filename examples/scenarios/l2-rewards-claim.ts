import { parseEther } from 'viem';
import { intervalArrives } from '../../observe/interval';
import { wait, type Scenario } from '../../observe/steps';

export const scenario: Scenario = { before: [intervalArrives(323_700n, 327_300n, parseEther('0.05')), wait(1)] };
