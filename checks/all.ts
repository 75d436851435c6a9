import { linksRule } from './rules/links';
import { metadataRule } from './rules/metadata';
import { namingRule } from './rules/naming';
import { routesRule } from './rules/routes';
import { sizesRule } from './rules/sizes';
import { stylesRule } from './rules/styles';
import type { Rule } from './rule';

/** Every rule that a build must hold. */
export const rules: readonly Rule[] = [routesRule, linksRule, metadataRule, namingRule, sizesRule, stylesRule];
