import { describe, expect, it } from 'vitest';
import fixture from '../fixtures/messages.json';
import { errors, places } from '../fixtures/books';
import { Doctor } from './doctor';
import { titleOf } from './report';

const doctor = new Doctor(errors, places);
const { messages } = fixture;

describe('real messages of viem and ethers', () => {
  it.each(messages.map((message) => [message.by, message.node, message.error, message.message] as const))(
    '%s, %s: %s',
    (_by, _node, error, message) => {
      const { answers, message: read } = doctor.find(message);
      expect(answers.map(titleOf)).toEqual(error === null ? [] : [error]);
      if (error === null) expect(read.empty || /VM execution error/.test(message)).toBe(true);
    },
  );

  it('give the arguments wherever the message holds them', () => {
    const holding = messages.filter(
      ({ error, message }) => error?.includes('ERC20') && /5000000000000000000|4563918244f40000/.test(message),
    );
    expect(holding.length).toBeGreaterThan(5);
    for (const { message } of holding)
      expect(doctor.find(message).answers[0]?.args?.map(({ value }) => value)).toEqual([
        '0x1111111111111111111111111111111111111111',
        '0',
        '5000000000000000000',
      ]);
  });
});
