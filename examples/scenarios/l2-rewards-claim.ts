import { parseEther } from 'viem';
import { intervalArrives } from '@sdk-docs/evidence/interval';
import { wait, type Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = { before: [intervalArrives(323_700n, 327_300n, parseEther('0.05')), wait(1)] };
