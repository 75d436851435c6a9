import { addresses, errors, events, functions, places, rules, spenders, words, signatures } from '../fixtures/books';
import { addressAnswer } from '../addresses/answer';
import { chainOfId } from '../book/places';
import { tokenDecimals, tokenNames } from '../book/token-decimals';
import { Explainer } from '../calldata/explain';
import { LogReader } from '../calldata/logs';
import { allWarnings } from '../calldata/all-warnings';
import { reportOn } from '../calldata/report';
import { reportText } from '../calldata/text';
import { diagnose } from '../errors/diagnose';
import { Doctor } from '../errors/doctor';
import { diagnosisText } from '../errors/text';
import { convert } from '../units/convert';
import { unitsOf } from '../units/units-of';
import { composeAnswer } from './compose';
import { permitAnswer } from './permit';
import type { Said } from './said';

export { default as table } from './cases.json';
export * as books from '../fixtures/books';

/** One row of the table: an input, and what the answer must and must not contain. */
export interface Case {
  readonly id: string;
  readonly tool: 'errors' | 'calldata' | 'compose' | 'permit' | 'addresses' | 'units';
  readonly class: string;
  readonly input: Readonly<Record<string, string | undefined>>;
  readonly says: readonly string[];
  readonly warns: readonly string[];
  readonly mustNotWarn: readonly string[];
  readonly mustNotSay: readonly string[];
  readonly why: string;
}

const unitOf = unitsOf(tokenNames(places), tokenDecimals(places));
const doctor = new Doctor(errors, places);
const doctorBooks = { errors, words, places, spenders, functions: signatures, events };
const explainer = new Explainer(functions, { places, spenders, rules });
const reader = new LogReader(events, places);
const NOW = 1_790_000_000n;

const chainName = (id: unknown): string => chainOfId(places, Number(id)) ?? '';

export async function answerTo({ tool, input }: Case): Promise<Said> {
  switch (tool) {
    case 'errors': {
      const diagnosis = diagnose(doctorBooks, doctor, input.text ?? '', input.contract);
      return { text: diagnosisText(diagnosis), warns: diagnosis.warnings.map(({ kind }) => kind) };
    }
    case 'calldata': {
      const { text = '', ...state } = input;
      const report = await reportOn(explainer, reader, text, {
        state: Object.fromEntries(
          Object.entries(state).map(([key, value]) => [key, key === 'chain' ? chainName(value) : String(value)]),
        ),
        now: NOW,
      });
      return {
        text: reportText(report),
        warns: [...report.warnings, ...report.calls.flatMap(allWarnings)].map(({ kind }) => kind),
      };
    }
    case 'compose':
      return composeAnswer(input);
    case 'permit':
      return permitAnswer(input);
    case 'units': {
      const { amount, from, to, expression } = input;
      const result = convert(expression ?? `${amount} ${from} to ${to}`, { decimals: 18, rate: '', now: NOW }, unitOf);
      const text =
        'problem' in result
          ? result.problem
          : [
              result.reading,
              ...result.rows.map(({ label, value, rounded }) => `${label}: ${value} ${rounded ?? ''}`),
            ].join('\n');
      return { text, warns: [] };
    }
    case 'addresses': {
      const { found, remarks, warnings } = addressAnswer(addresses, input.query ?? '', '');
      const rows = found.map(
        ({ entry, elsewhere }) =>
          `${entry.name} ${entry.chain} ${entry.chainId} ${entry.address ?? 'not deployed'} ${entry.contracts.join(' ')} ${elsewhere.join(', ')}`,
      );
      return { text: [...remarks, ...rows].join('\n'), warns: warnings.map(({ kind }) => kind) };
    }
  }
}
