import { certaintyRule } from './rules/certainty';
import { datasetsRule } from './rules/datasets';
import { demonstrationsRule } from './rules/demonstrations';
import { compressedRule } from './rules/compressed';
import { elementsRule } from './rules/elements';
import { guideFrameRule } from './rules/guide-frame';
import { headersFileRule } from './rules/headers-file';
import { headingsRule } from './rules/headings';
import { immutableNamesRule } from './rules/immutable-names';
import { labelsRule } from './rules/labels';
import { linksRule } from './rules/links';
import { metadataRule } from './rules/metadata';
import { namingRule } from './rules/naming';
import { policyRule } from './rules/policy';
import { repeatsRule } from './rules/repeats';
import { routesRule } from './rules/routes';
import { sizesRule } from './rules/sizes';
import { solidityRule } from './rules/solidity';
import { stylesRule } from './rules/styles';
import { toolsRule } from './rules/tools';
import { twinsRule } from './rules/twins';
import type { Rule } from './rule';

/** All rules for a build. */
export const rules: readonly Rule[] = [
  routesRule,
  linksRule,
  metadataRule,
  guideFrameRule,
  namingRule,
  headingsRule,
  labelsRule,
  demonstrationsRule,
  repeatsRule,
  sizesRule,
  elementsRule,
  stylesRule,
  immutableNamesRule,
  policyRule,
  headersFileRule,
  compressedRule,
  twinsRule,
  datasetsRule,
  certaintyRule,
  solidityRule,
  toolsRule,
];
