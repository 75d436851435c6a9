import { emittedEvents } from '@sdk-docs/reference/model/emitted-events';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { eventsRoute } from '@sdk-docs/reference/model/routes';
import type { Dataset } from '../dataset';
import { certainty, list, object, orNull, page, text, topic, yesOrNo } from '../schema';
import { words } from '../words';

/** Every event by contract, including those that the ABIs omit. */
export const events = ({ surface }: Reference): Dataset => ({
  name: 'events',
  form: 'events',
  field: 'entries',
  content: emittedEvents(surface).map(({ contract, event, declared, anchor, source, confidence }) => ({
    contract,
    name: event.name,
    signature: event.signature,
    topic: event.topic,
    declaration: event.solidity.replace(/;$/, ''),
    declaredInAbi: declared,
    summary: words(event.doc.summary),
    inputs: event.inputs.map(({ name, abiType, indexed, description, unit }) => ({
      name,
      type: abiType,
      indexed,
      description: words(description),
      unit: unit === null ? null : words(unit),
    })),
    source,
    certainty: confidence === 'MEMORY' ? 'unchecked' : confidence,
    page: `${eventsRoute}#${anchor}`,
  })),
  schema: list(
    object({
      contract: text,
      name: text,
      signature: text,
      topic,
      declaration: text,
      declaredInAbi: yesOrNo,
      summary: text,
      inputs: list(object({ name: text, type: text, indexed: yesOrNo, description: text, unit: orNull(text) })),
      source: text,
      certainty,
      page,
    }),
  ),
});
