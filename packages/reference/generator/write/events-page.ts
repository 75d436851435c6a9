import { EVERY_TOKEN } from '../../model/tools-files';
import type { ContractEvent } from '../../model/contract';
import { emittedEvents, type EmittedEvent } from '../../model/emitted-events';
import type { Page } from '../../model/page';
import { contractRoute, eventsRoute } from '../../model/routes';
import { blocks, codeBlock, heading, wrap } from './mdx';
import { pageOf } from './page-of';
import { guides, line } from './prose';
import type { Reference } from '../../model/reference';
import { listFact, rows } from './rows';
import { sentence } from './sentence';
import { cell, shortAddress, table, type TableRow } from './table';

/** Writes /api/events: every event by contract with its topic and indexed fields, and the events that the ABIs omit. */
export function eventsPage(reference: Reference): Page {
  const all = emittedEvents(reference.surface);
  const declared = all.filter((item) => item.declared);
  const left = all.filter((item) => !item.declared);
  const shown = left.find(({ event }) => abiWith(declared, event) === null);
  const { contracts, upstream } = reference.surface;
  const silent = contracts.filter(({ events }) => events.length === 0);
  return pageOf(reference, {
    route: eventsRoute,
    title: 'Events',
    summary: `All ${declared.length} events of the SDK's ABIs and ${left.length} that the contracts emit and the ABIs leave out: topic, fields and what is indexed.`,
    keywords: ['events', 'logs', 'topic', 'topic0', 'getLogs', 'parseEventLogs', 'indexed', 'event signature'],
    body: blocks(
      `A log starts with the topic of its event (topic0), followed by up to three indexed fields. A node can filter by these only. The ABIs of \`${upstream.package}\` declare ${declared.length} events in ${contracts.length - silent.length} of ${contracts.length} contracts. The contracts emit more.`,
      heading(2, 'Events of the ABIs', 'declared'),
      'viem decodes these with the ABI that the SDK ships. The others are [below](#left-out).',
      table(
        'Filter by name, contract or topic',
        ['Event', 'Contract', 'Topic', 'What it means', 'Indexed'],
        declared.map((item) => eventRow(reference, item)),
        { facts: 2 },
      ),
      heading(2, 'Events that the ABIs leave out', 'left-out'),
      "The contract's ABI does not declare these events, so viem skips their logs when you decode with it. Declare the event yourself, as its row shows it. The list is not complete: the contracts' sources declare more. Compare `address` too: other contracts emit the same topics.",
      shown === undefined
        ? null
        : codeBlock('ts', decodeSample(shown), 'title="Decode an event that the ABI leaves out"'),
      table(
        'Filter by name, contract or topic',
        ['Event', 'Contract', 'Topic', 'What it means', 'Indexed', 'How it is known'],
        left.map((item) => eventRow(reference, item, abiWith(declared, item.event))),
        { facts: 2 },
      ),
      heading(2, 'ABIs without events', 'none'),
      `${silent.length} ABIs declare no events: \`getContractEvents\` and \`parseEventLogs\` find nothing with them.`,
      rows(
        'ABIs without events',
        silent.map(({ name }) => {
          const known = left.filter(({ contract }) => contract === name);
          return wrap(
            'Row',
            { name, href: contractRoute(name) },
            known.length === 0
              ? 'None listed here.'
              : `Emits, among others, ${known.map(({ event, anchor }) => `[\`${event.name}\`](#${anchor})`).join(', ')}.`,
          );
        }),
      ),
    ),
  });
}

/** Returns a sample that decodes an event that viem can't read from the ABI. It type-checks alone. */
const decodeSample = ({ event }: EmittedEvent): string => `import {
  isAddressEqual,
  parseAbi,
  parseEventLogs,
  type Address,
  type TransactionReceipt,
} from 'viem';

const events = parseAbi([
  '${declaration(event)}',
]);

const eventsIn = ({ logs }: TransactionReceipt, contract: Address) =>
  parseEventLogs({ abi: events, logs }).filter(({ address }) =>
    isAddressEqual(address, contract),
  );`;

/** Returns the declaration in the form that viem parses. */
const declaration = ({ solidity }: ContractEvent): string => solidity.replace(/;$/, '');

const doubts: Readonly<Record<EmittedEvent['confidence'], string>> = {
  read: '',
  inferred: '**Inferred**, not seen or run.',
  MEMORY: 'From general knowledge, **not checked**.',
};

/** Returns a contract whose ABI declares an event with the same topic, so that it can decode this one. */
function abiWith(declared: readonly EmittedEvent[], { topic }: ContractEvent): string | null {
  const same = declared.filter(({ event }) => event.topic === topic).map(({ contract }) => contract);
  return same.find((contract) => contract === EVERY_TOKEN) ?? same[0] ?? null;
}

/** `decoder` is a contract whose ABI decodes an event that the contract's own ABI omits. */
function eventRow(reference: Reference, item: EmittedEvent, decoder: string | null = null): TableRow {
  const { event, contract, declared, anchor, source, confidence, route } = item;
  const indexed = event.inputs.filter((input) => input.indexed).map(({ name }) => `\`${name}\``);
  const cells = [
    declared ? `[\`${event.name}\`](${route})` : `\`${event.name}\``,
    reference.contracts.has(contract) ? `[${contract}](${contractRoute(contract)})` : contract,
    shortAddress(event.topic),
    cell(
      line(reference, event.doc.summary),
      `\`${declaration(event)}\``,
      declared ? '' : fields(reference, item),
      guides(reference, route),
    ),
    indexed.length === 0 ? 'none' : indexed.join(', '),
  ];
  if (declared) return { id: anchor, cells };
  const known = cell(
    `**Not in the SDK's ABI.** ${sentence(`Source: ${source}`)} ${doubts[confidence]}`,
    decoder === null ? '' : `The ABI of [${decoder}](${contractRoute(decoder)}) declares it too and decodes it.`,
  );
  return { id: anchor, cells: [...cells, known] };
}

/** Describes the fields. Events in ABIs have this on the page of their contract. */
function fields(reference: Reference, { event }: EmittedEvent): string {
  return event.inputs
    .map(
      ({ name, description, unit }) =>
        `\`${name}\`: ${line(reference, description)}${unit === null ? '' : ` (${line(reference, unit)})`}`,
    )
    .join('; ');
}

/** Returns the events of a contract that its ABI omits, as one row; empty without any. */
export function leftOutRows(reference: Reference, contract: string): string[] {
  const left = emittedEvents(reference.surface).filter((item) => !item.declared && item.contract === contract);
  return listFact(
    "Events that the SDK's ABI leaves out",
    left.map(({ event, route }) => `[\`${event.name}\`](${route})`),
  );
}
