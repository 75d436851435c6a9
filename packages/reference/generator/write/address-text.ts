import type { ConstantEntry } from '../../model/sdk';
import type { Reference } from '../../model/reference';

/** Writes a link to an address in the explorer of its chain; empty for a chain without an explorer in the SDK. */
export function explorerLink(reference: Reference, chain: string, address: string): string {
  const explorer = reference.enumeration('Chain').members.find(({ name }) => name === chain)?.facts.explorer;
  return explorer === undefined || explorer === 'unknown' ? '' : `[explorer](${explorer}/address/${address})`;
}

/** Returns how the address was confirmed, in a few words. */
export function provenanceText({ facts }: ConstantEntry): string {
  const listed = facts.listed === undefined ? '' : `: ${facts.listed.replaceAll('\n', '; ')}`;
  switch (facts.provenance) {
    case 'agrees':
      return `agrees with the public deployments list${listed}`;
    case 'differs':
      return `differs from the public deployments list${listed}`;
    case 'only-in-sdk':
      return 'only in the SDK';
    case 'placeholder':
      return 'placeholder in the SDK';
    default:
      return 'unknown';
  }
}
