import type { Location } from '../../model/doc';
import type {
  ConstantValue,
  HandlerFacts,
  SdkClass,
  SdkExport,
  SdkMethod,
  SdkParameter,
  SdkType,
} from '../../model/sdk';
import type { Surface, SurfaceLock } from '../../model/surface';
import { onOneLine } from '../../model/type-text';
import { abiEntry } from './abi-entries';
import { exportsOf } from './exports';

/** One line of the lock, derived from the surface. `owner` is `module export`, a contract, or `Class.method`. */
export interface LockEntry {
  readonly section: keyof SurfaceLock;
  readonly owner: string;
  readonly text: string;
  readonly location: Location;
  /**
   * Whether the surface may have a line that the release lacks: a default that the code computes, described in words.
   */
  readonly mayBeExtra: boolean;
}

/** Returns all lines of the lock, derived from the model. */
export function lockEntries(surface: Surface): readonly LockEntry[] {
  return [
    ...surface.modules.flatMap(({ path, exports }) =>
      exports.flatMap((item) =>
        exportLines(item).map(([text, location]) => entry('modules', `${path} ${item.name}`, text, location)),
      ),
    ),
    ...surface.contracts.flatMap(({ name, abi, location }) =>
      abi.map((item) => entry('contracts', name, abiEntry(item), location)),
    ),
    ...exportsOf(surface, 'class')
      .filter(({ handler }) => handler !== null)
      .flatMap(({ name, methods }) =>
        methods.flatMap((method) =>
          callLines(method).map((text) => entry('calls', `${name}.${method.name}`, text, method.doc.location)),
        ),
      ),
  ];
}

function entry(section: LockEntry['section'], owner: string, text: string, location: Location): LockEntry {
  return { section, owner, text: normalise(text), location, mayBeExtra: /^\w+ default /.test(text) };
}

/** Removes differences that do not count: spacing, quotes and separators before a closing bracket. */
export function normalise(text: string): string {
  return onOneLine(text.replaceAll('"', "'"));
}

type Line = readonly [text: string, location: Location];

function exportLines(item: SdkExport): readonly Line[] {
  const at = item.doc.location;
  switch (item.kind) {
    case 'reexport':
      return [[`reexport from ${item.from}`, at]];
    case 'class':
      return classLines(item);
    case 'enum':
      return [
        ['enum', at],
        ...item.members.flatMap(({ name, value, facts, doc }): Line[] => {
          const chain = `${name} in viem: ${facts.viemName}, ${facts.nativeCurrency}, testnet ${facts.testnet}`;
          return [
            [`${name} = ${JSON.stringify(value)}`, doc.location],
            ...(facts.viemName ? [[chain, doc.location] as const] : []),
          ];
        }),
      ];
    case 'const':
      return [[`const: ${item.type}`, at], ...valueLines(item.value).map((text): Line => [text, at])];
    case 'function':
      return [[`function${callText(item.parameters)}: ${item.returns}`, at]];
    default:
      // The fields of an alias are in its definition, or belong to a named type.
      if (item.kind === 'type') return [[`type${genericsOf(item)} = ${item.definition}`, at]];
      return [
        [`interface${genericsOf(item)}`, at],
        ...item.fields.map((field): Line => [parameterText(field), field.location]),
      ];
  }
}

const genericsOf = ({ typeParameters }: SdkClass | SdkType): string =>
  typeParameters.length > 0 ? `<${typeParameters.join(', ')}>` : '';

function classLines(item: SdkClass): readonly Line[] {
  const { handler, constructorMember: made, doc } = item;
  const parent = item.extends === null ? '' : ` extends ${item.extends}`;
  return [
    [`${item.abstract ? 'abstract ' : ''}class${genericsOf(item)}${parent}`, doc.location],
    ...(handler ? [[handlerText(handler), doc.location] as const] : []),
    ...(made ? [[`constructor${callText(made.parameters)}`, made.doc?.location ?? doc.location] as const] : []),
    ...item.properties.map((field): Line => [
      `${field.readonly ? 'readonly ' : ''}${parameterText(field)}`,
      field.location,
    ]),
    ...item.methods.flatMap((method) => methodLines(method)),
  ];
}

const handlerText = ({ clientProperty, contract, addressSource }: HandlerFacts): string =>
  `handler client.${clientProperty} of ${contract} at ${addressSource}`;

function methodLines(method: SdkMethod): readonly Line[] {
  const words = `${method.visibility === 'protected' ? 'protected ' : ''}${method.static ? 'static ' : ''}`;
  const defaults = defaultsOf(method.parameters).map((text) => `${method.name} default ${text}`);
  const lines = [`${words}${method.name}${callText(method.parameters)}: ${method.returns}`, ...defaults];
  return lines.map((text) => [text, method.doc.location]);
}

function defaultsOf(parameters: readonly SdkParameter[], prefix = ''): readonly string[] {
  return parameters.flatMap(({ name, defaultValue, fields }) => [
    ...(defaultValue === null ? [] : [`${prefix}${name} = ${defaultValue}`]),
    ...defaultsOf(fields, `${prefix}${name}.`),
  ]);
}

function callText(parameters: readonly SdkParameter[]): string {
  return `(${parameters.map(parameterText).join(', ')})`;
}

function parameterText({ name, optional, type }: Pick<SdkParameter, 'name' | 'optional' | 'type'>): string {
  return `${name}${optional ? '?' : ''}: ${type}`;
}

/** Returns a line for each leaf: `Mainnet.PufferVault = '0x...'`. */
function valueLines(value: ConstantValue | undefined, path: readonly string[] = []): readonly string[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null)
    return [`${['value', ...path].join('.')} = ${JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([key, inner]) => valueLines(inner, [...path, key]));
}

/** Returns a method's form, its sender and the functions that it calls. */
function callLines({ form, sender, calls }: SdkMethod): readonly string[] {
  return [
    `form ${form}`,
    ...(sender === null ? [] : [`sender ${sender}`]),
    ...calls.map(({ contract, signature }) => `${contract}.${signature}`),
  ];
}
