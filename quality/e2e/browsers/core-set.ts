import { type Check } from './check';
import * as controls from './checks/controls';
import * as faults from './checks/faults';
import * as focus from './checks/focus';
import * as navigation from './checks/navigation';
import * as offline from './checks/offline';
import * as picture from './checks/picture';
import * as plain from './checks/plain';
import * as print from './checks/print';
import * as search from './checks/search';
import * as start from './checks/start';
import * as wallet from './checks/wallet';

/** Requirements for every browser: all exports of the modules of `checks/`. */
export const CORE_SET = [
  start,
  navigation,
  focus,
  search,
  controls,
  faults,
  plain,
  print,
  picture,
  offline,
  wallet,
].flatMap((checks): Check[] => Object.values(checks));
