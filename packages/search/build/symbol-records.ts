import type { Surface } from '@sdk-docs/reference/model/surface';
import { accessRecords } from './access-records';
import { addressRecords } from './address-records';
import { contractRecords } from './contract-records';
import { placeOf, type Draft } from './draft';
import { errorRecords } from './error-records';
import { eventRecords } from './event-records';
import { withRecent } from './recent';
import { sdkRecords } from './sdk-records';

/** Returns the records of every name in the model. Throws when two of them lead to the same place. */
export function symbolRecords(surface: Surface): Draft[] {
  const records = withRecent(surface, [
    ...sdkRecords(surface.modules),
    ...surface.contracts.flatMap(contractRecords),
    ...errorRecords(surface),
    ...eventRecords(surface),
    ...addressRecords(surface.modules),
    ...accessRecords(surface.access),
  ]);
  const seen = new Map<string, Draft>();
  for (const record of records) {
    const other = seen.get(placeOf(record));
    if (other)
      throw new Error(`search: ${record.kind} ${record.name} and ${other.kind} ${other.name} share ${placeOf(record)}`);
    seen.set(placeOf(record), record);
  }
  return records;
}
