import { type Check } from './check';
import { copy, menu, theme, themeOfTabs } from './checks/controls';
import { focusStays } from './checks/focus';
import { cutMain, missingMain, searchWithoutMain } from './checks/faults';
import { anchor, clientNavigation, foldsOpen } from './checks/navigation';
import { offlinePages, offlineSearch, offlineTool } from './checks/offline';
import { withoutScripts } from './checks/plain';
import { pictureWhole } from './checks/picture';
import { print, printWhole } from './checks/print';
import { results, suggestions } from './checks/search';
import { codeNow, failureNow, minimumNow, permitNow, readNow, transactionNow, valuesNow } from './checks/wallet';
import { badHash, clickKept, shortcutKept, textFirst } from './checks/start';

/** Requirements for every browser. */
export const CORE_SET: readonly Check[] = [
  textFirst,
  clickKept,
  shortcutKept,
  badHash,
  clientNavigation,
  anchor,
  foldsOpen,
  focusStays,
  suggestions,
  results,
  theme,
  themeOfTabs,
  menu,
  copy,
  missingMain,
  cutMain,
  searchWithoutMain,
  withoutScripts,
  print,
  printWhole,
  pictureWhole,
  offlinePages,
  offlineSearch,
  offlineTool,
  readNow,
  valuesNow,
  permitNow,
  minimumNow,
  transactionNow,
  failureNow,
  codeNow,
];
