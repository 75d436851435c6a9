import type { PlacesBook } from '@sdk-docs/reference/model/tools-book';
import type { DecoderFiles } from '@sdk-docs/reference/model/tools-files';
import { unpackErrors, unpackWords } from './book/errors';
import { unpackEvents, unpackFunctions } from './book/inputs';
import { unpackPlaces } from './book/unpack-places';
import { unpackRules } from './book/rules';
import { Explainer } from './calldata/explain';
import { LogReader } from './calldata/logs';
import { reportOn, type Around, type Report } from './calldata/report';
import { diagnose, type Diagnosis } from './errors/diagnose';
import { Doctor } from './errors/doctor';

export type { CallNode } from './calldata/explain';
export { reportText } from './calldata/text';
export { anchorsOf } from './errors/report';
export { diagnosisText } from './errors/text';

/** One decoder of calldata, logs and reverts, for programs: pages load the same parts one by one. */
export interface Decoder {
  readonly places: PlacesBook;
  /** Explains calldata, a transaction, a batch, logs or a receipt. */
  readonly explain: (text: string, around: Around) => Promise<Report>;
  /** Explains a revert: the contract, the cause, and what to do. */
  readonly diagnose: (text: string, contract: string) => Diagnosis;
}

/** Creates the decoder from the generator's files. */
export function createDecoder(files: DecoderFiles): Decoder {
  const errors = unpackErrors(files.errors);
  const words = unpackWords(files.words, errors);
  const functions = unpackFunctions(files.functions);
  const events = unpackEvents(files.events);
  const places = unpackPlaces(files.places);
  const { spenders } = files;
  const explainer = new Explainer(functions, { places, spenders, rules: unpackRules(files.rules) });
  const reader = new LogReader(events, places);
  const doctor = new Doctor(errors, places);
  return {
    places,
    explain: (text, around) => reportOn(explainer, reader, text, around),
    diagnose: (text, contract) =>
      diagnose({ errors, words, places, spenders, functions, events }, doctor, text, contract),
  };
}
