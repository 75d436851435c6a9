import { parseEther } from 'viem';
import { intervalArrives } from '../../observe/interval';
import { wait, type Scenario } from '../../observe/steps';

export const scenario: Scenario = { before: [intervalArrives(300_000n, 303_150n, parseEther('0.01')), wait(1)] };
