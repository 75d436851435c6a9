import { getAddress } from 'viem';
import { accessKinds, pauseOf, ruleOf, type Sourced } from '@sdk-docs/reference/model/access';
import { accessAnchor, accountAnchor, powersAnchor, roleAnchor } from '@sdk-docs/reference/model/anchors';
import type { Contract } from '@sdk-docs/reference/model/contract';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { accessRoute } from '@sdk-docs/reference/model/routes';
import type { Dataset } from '../dataset';
import { address, certainty, described, list, object, oneOf, orNull, page, selector, text } from '../schema';
import { words } from '../words';

/** Who may call, pause and upgrade, with the sources of each statement: documents, not the live state of a chain. */
export const access = (reference: Reference): Dataset => {
  const { access: known, contracts } = reference.surface;
  const said = ({ text: statement, ...rest }: Sourced & { readonly text: string }) => ({
    text: words(statement),
    ...sourced(rest),
  });
  return {
    name: 'access',
    form: 'access',
    field: 'entries',
    content: {
      functions: contracts.flatMap((contract) => functionsOf(reference, contract)),
      contracts: known.contracts.map(({ contract, gate, pause, exit, upgrade }) => ({
        contract,
        gate,
        pause: pause === null ? null : said(pauseOf(pause)),
        exit: exit === null ? null : said(exit),
        upgrade: said(upgrade),
        page: `${accessRoute}#${powersAnchor(contract)}`,
      })),
      gates: known.gates.map(({ id, title, text: about, pause, ...rest }) => ({
        id,
        title,
        text: words(about),
        ...sourced(rest),
        pause: said(pauseOf(pause)),
        page: `${accessRoute}#gate-${id}`,
      })),
      roles: known.roles.map(({ id, name, holder, note, ...rest }) => ({
        id,
        name,
        holder,
        note: words(note),
        ...sourced(rest),
        page: `${accessRoute}#${roleAnchor(id)}`,
      })),
      accounts: known.accounts.map(({ chain, name, address: value, abi, note, ...rest }) => ({
        chain,
        name,
        address: getAddress(value),
        abi,
        note: words(note),
        ...sourced(rest),
        page: `${accessRoute}#${accountAnchor(chain, name)}`,
      })),
      sources: known.sources.map(({ id, text: about, url }) => ({ id, text: about, url })),
    },
    schema: object({
      functions: list(
        object({
          contract: text,
          function: text,
          selector,
          kind: described(
            oneOf(...accessKinds),
            'open: everyone, always; public and pausable: everyone while nothing is closed',
          ),
          roles: list(text),
          who: orNull(text),
          note: text,
          ...sourcedSchema,
          page,
        }),
      ),
      contracts: list(
        object({
          contract: text,
          gate: text,
          pause: described(orNull(statement), 'null: as the gate says'),
          exit: described(
            orNull(statement),
            'what else can keep back what a way out pays; null: what is said of the pause is all',
          ),
          upgrade: statement,
          page,
        }),
      ),
      gates: list(object({ id: text, title: text, ...sourcedText, pause: statement, page })),
      roles: list(object({ id: text, name: text, holder: text, note: text, ...sourcedSchema, page })),
      accounts: list(
        object({ chain: text, name: text, address, abi: orNull(text), note: text, ...sourcedSchema, page }),
      ),
      sources: list(object({ id: text, text, url: orNull(text) })),
    }),
  };
};

const sourced = ({ sources, certainty: known }: Sourced) => ({ sources, certainty: known });
const sourcedSchema = { sources: list(text), certainty };
const sourcedText = { text, ...sourcedSchema };
const statement = object(sourcedText);

function functionsOf({ surface }: Reference, contract: Contract) {
  return contract.functions.flatMap((member) => {
    const rule = ruleOf(surface.access, contract.name, member.name);
    if (rule === null) return [];
    return {
      contract: contract.name,
      function: member.signature,
      selector: member.selector,
      kind: rule.kind,
      roles: rule.roles,
      who: member.access === null ? null : words(member.access),
      note: words(rule.note),
      ...sourced(rule),
      page: `${accessRoute}${rule.kind === 'open' ? '' : `#${accessAnchor(contract.name, member.name)}`}`,
    };
  });
}
