import { entryAnchor } from '@sdk-docs/reference/model/anchors';
import { moduleRoute } from '@sdk-docs/reference/model/routes';
import type { ConstantEntry, SdkConstant, SdkModule } from '@sdk-docs/reference/model/sdk';
import { draft, type Draft } from './draft';
import { prose } from '@sdk-docs/reference/model/plain-text';

const ZERO = /^0x0*$/;
const HEX = /^0x[0-9a-fA-F]+$/;

/**
 * Returns the records of every address and salt in the tables of the SDK, with its chain. Zero placeholders have a
 * record, but no hex.
 */
export function addressRecords(modules: readonly SdkModule[]): Draft[] {
  const chains = new Set(
    modules.flatMap(({ exports }) =>
      exports.flatMap((item) =>
        item.kind === 'enum' && item.name === 'Chain' ? item.members.map(({ name }) => name) : [],
      ),
    ),
  );
  return modules.flatMap(({ path, exports }) =>
    exports.flatMap((item) =>
      item.kind === 'const'
        ? item.entries
            .filter(({ value }) => HEX.test(value))
            .map((entry) => addressRecord(moduleRoute(path), item, entry, chains))
        : [],
    ),
  );
}

function addressRecord(route: string, constant: SdkConstant, entry: ConstantEntry, chains: ReadonlySet<string>): Draft {
  const chain = entry.path.find((key) => chains.has(key)) ?? '';
  const { implementation } = entry.facts;
  const placeholder = ZERO.test(entry.value);
  return draft({
    kind: 'address',
    route,
    name: entry.path.filter((key) => key !== chain).join(' '),
    anchor: entryAnchor(constant.name, entry.path),
    owner: constant.name,
    chain,
    hex: placeholder ? [] : [entry.value, ...(HEX.test(implementation ?? '') ? [implementation ?? ''] : [])],
    text: placeholder
      ? prose('Not deployed: the SDK stores zero here.', entry.text)
      : prose(entry.text, entry.facts.note ?? ''),
  });
}
