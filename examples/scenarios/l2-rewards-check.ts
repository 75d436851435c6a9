import { parseEther } from 'viem';
import { intervalArrives } from '@sdk-docs/evidence/interval';
import { wait, type Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = { before: [intervalArrives(300_000n, 303_150n, parseEther('0.01')), wait(1)] };
