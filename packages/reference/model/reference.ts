import { functionAnchor, methodAnchor, revertAnchor } from './anchors';
import type { Contract, ContractError, ContractFunction } from './contract';
import type { Guide } from './guide';
import { createLinkResolver, isOverloaded } from './links';
import { contractRoute, moduleRoute, revertsRoute } from './routes';
import { createSince, type Since } from './since';
import type { HandlerFacts, SdkClass, SdkConstant, SdkEnum, SdkMethod, SdkModule } from './sdk';
import type { Surface } from './surface';

/** A handler class and its module. */
export interface Handler {
  readonly module: SdkModule;
  readonly class: SdkClass;
  readonly facts: HandlerFacts;
}

/** A method that calls a contract function. */
interface Caller {
  readonly handler: Handler;
  readonly method: SdkMethod;
  /** When the method calls this function; may be empty. */
  readonly text: string;
}

/** The surface with the indexes that pages need. Created once per run. */
export interface Reference extends Since {
  readonly surface: Surface;
  readonly handlers: readonly Handler[];
  readonly contracts: ReadonlyMap<string, Contract>;
  /** Returns the route with anchor of a `{@link}` target; null for an unknown name. */
  readonly link: (target: string) => string | null;
  /** Returns the handlers that wrap a contract. */
  readonly handlersOf: (contract: string) => readonly Handler[];
  /** Returns the methods that call `contract`.`signature`. */
  readonly callers: (contract: string, signature: string) => readonly Caller[];
  readonly functionOf: (contract: string, signature: string) => ContractFunction | null;
  readonly constant: (name: string) => SdkConstant;
  readonly enumeration: (name: string) => SdkEnum;
  /** Returns the guides that link to a route with anchor. */
  readonly guidesTo: (route: string) => readonly Guide[];
  /** Names that the package root exports. */
  readonly rootExports: ReadonlySet<string>;
}

export function createReference(surface: Surface): Reference {
  const handlers = surface.modules.flatMap((module) =>
    module.exports.flatMap((item): Handler[] =>
      item.kind === 'class' && item.handler !== null ? [{ module, class: item, facts: item.handler }] : [],
    ),
  );
  const contracts = new Map(surface.contracts.map((contract) => [contract.name, contract]));
  const callers = new Map<string, Caller[]>();
  for (const handler of handlers) {
    for (const method of handler.class.methods) {
      for (const { contract, signature, text } of method.calls) {
        const key = `${contract}.${signature}`;
        callers.set(key, [...(callers.get(key) ?? []), { handler, method, text }]);
      }
    }
  }
  const resolve = createLinkResolver(surface);
  const exported = surface.modules.flatMap((module) => module.exports);
  const find = <K extends 'const' | 'enum'>(kind: K, name: string) => {
    const item = exported.find((candidate) => candidate.kind === kind && candidate.name === name);
    if (item === undefined) throw new Error(`surface/sdk does not export the ${kind} ${name}`);
    return item as Extract<typeof item, { kind: K }>;
  };
  const root = surface.modules.find((module) => module.path === 'main');
  return {
    ...createSince(surface.history),
    surface,
    handlers,
    contracts,
    link: (target) => {
      const found = resolve(target);
      return found === null ? null : found.anchor === null ? found.route : `${found.route}#${found.anchor}`;
    },
    handlersOf: (contract) => handlers.filter(({ facts }) => facts.contract === contract),
    callers: (contract, signature) => callers.get(`${contract}.${signature}`) ?? [],
    functionOf: (contract, signature) =>
      contracts.get(contract)?.functions.find((member) => member.signature === signature) ?? null,
    constant: (name) => find('const', name),
    enumeration: (name) => find('enum', name),
    guidesTo: (route) => surface.guides.filter(({ links }) => links.includes(route)),
    rootExports: new Set(root?.exports.map(({ name }) => name)),
  };
}

export function functionLink(contract: Contract, member: ContractFunction): string {
  return `${contractRoute(contract.name)}#${functionAnchor(member, isOverloaded(contract, member.name))}`;
}

export function methodLink({ module }: Handler, method: SdkMethod): string {
  return `${moduleRoute(module.path)}#${methodAnchor(method.name)}`;
}

/** Every revert has one entry on the reverts page; contract pages only declare those of their ABI. */
export const revertLink = (name: string): string => `${revertsRoute}#${revertAnchor(name)}`;

/** Returns the declaration of an error by name, from an ABI or from surface/errors. */
export function findError({ surface }: Reference, name: string): ContractError | null {
  const declared = [...surface.errors, ...surface.contracts.flatMap(({ errors }) => errors)];
  return declared.find((error) => error.name === name) ?? null;
}
