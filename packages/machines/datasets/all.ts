import type { Reference } from '@sdk-docs/reference/model/reference';
import type { Dataset } from '../dataset';
import { abis } from './abis';
import { access } from './access';
import { addresses } from './addresses';
import { changes } from './changes';
import { errors } from './errors';
import { events } from './events';
import { functions } from './functions';
import { handlers } from './handlers';
import { methods } from './methods';
import { spenders } from './spenders';
import { tokens } from './tokens';

/** Every dataset of the site. */
export const datasets = (reference: Reference): Dataset[] => [
  errors(reference),
  events(reference),
  addresses(reference),
  tokens(reference),
  spenders(reference),
  access(reference),
  handlers(reference),
  methods(reference),
  functions(reference),
  ...changes(reference),
  ...abis(reference),
];
