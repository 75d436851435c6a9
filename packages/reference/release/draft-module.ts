import ts from 'typescript';
import type { Items } from './items';
import { keyOf, withoutTypes } from './read-literal';

/** A text to insert into a file at a position. */
interface Insertion {
  readonly at: number;
  readonly text: string;
}

const stub = (name: string, indent = ''): string =>
  `${indent}/** TODO: say what ${name} is, and all that surface/README.md asks for. */`;

/**
 * Adds stubs for new items to the text of a module of surface/sdk: exports at its end, members and entries at the end
 * of their owner. Existing text does not change. Items whose owner has no place for them are returned in `left`.
 *
 * @param source - the module, empty for a new one
 * @param module - its path, the first word of the keys
 * @param keys - the new items
 * @param items - all items of the package
 */
export function addItems(
  source: string,
  module: string,
  keys: readonly string[],
  items: Items,
): { readonly text: string; readonly left: readonly string[] } {
  const namesIn = (all: readonly string[]): readonly string[] =>
    all.map((key) => key.slice(module.length + 1)).filter((name) => !ofStub.test(name));
  const names = namesIn(keys);
  const exported = names.filter((name) => !name.includes('.'));
  const members = names.filter((name) => name.includes('.') && !exported.includes(name.split('.')[0] ?? ''));
  const left: string[] = [];
  const said: Said = (name) => items.get(`${module} ${name}`);
  const text = members.reduce((before, name) => {
    const after = withMember(before, name, said);
    if (after === null) left.push(`${module} ${name}`);
    return after ?? before;
  }, source);
  const added = exported.map((name) => {
    const inner = namesIn([...items.keys()].filter((key) => key.startsWith(`${module} ${name}.`)));
    const empty = emptyExport(module, name, said);
    return `\n${inner.reduce((before, member) => withMember(before, member, said) ?? before, empty)}\n`;
  });
  return { text: [text, ...added].join(''), left };
}

/** Return types and defaults of a method are part of its stub. */
const ofStub = / (returns|code|default .*)$/;

type Said = (key: string) => string | undefined;

/** The text with one more member, parsed anew each time: a member may belong to the previous one. */
function withMember(source: string, name: string, said: Said): string | null {
  const tree = ts.createSourceFile('module.ts', source, ts.ScriptTarget.ESNext, true);
  const found = memberInsertion(tree, name, said);
  return found && source.slice(0, found.at) + found.text + source.slice(found.at);
}

function memberInsertion(tree: ts.SourceFile, name: string, said: Said): Insertion | null {
  const [owner = '', ...path] = name.split('.');
  for (const node of tree.statements) {
    if ((ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) && node.name?.text === owner) {
      const gap = node.members.length > 0 ? '\n\n' : '\n';
      return { at: node.members.end, text: `${gap}${memberText(owner, path.join('.'), said)}` };
    }
    if (ts.isEnumDeclaration(node) && node.name.text === owner)
      return listed(node.members, `${stub(name, '  ')}\n  ${path.join('.')} = ${said(name)},`);
    if (ts.isVariableStatement(node))
      for (const { name: variable, initializer } of node.declarationList.declarations)
        if (variable.getText() === owner && initializer)
          return valueInsertion(initializer, path.slice(1), said(name) ?? '');
  }
  return null;
}

/** Puts a value into nested objects, and creates the missing ones around it. */
function valueInsertion(typed: ts.Expression, path: readonly string[], value: string, depth = 1): Insertion | null {
  const node = withoutTypes(typed);
  if (!ts.isObjectLiteralExpression(node)) return null;
  const [key = '', ...rest] = path;
  const inner = node.properties.filter(ts.isPropertyAssignment).find((item) => keyOf(item.name) === key);
  if (inner && rest.length > 0) return valueInsertion(inner.initializer, rest, value, depth + 1);
  const indent = '  '.repeat(depth);
  const sibling = node.properties.find(ts.isPropertyAssignment);
  return listed(node.properties, entryText(path, value, indent, sibling));
}

function entryText(
  [key = '', ...rest]: readonly string[],
  value: string,
  indent: string,
  sibling?: ts.PropertyAssignment,
): string {
  // Keys of enums are written like their neighbours, and the keys below like those of the neighbour.
  const [, enumeration] = /^\[(\w+)\./.exec(sibling?.name.getText() ?? '') ?? [];
  const below = sibling && ts.isObjectLiteralExpression(sibling.initializer) ? sibling.initializer.properties : [];
  const written = enumeration === undefined ? key : `[${enumeration}.${key}]`;
  if (rest.length > 0)
    return `${indent}${written}: {\n${entryText(rest, value, `${indent}  `, [...below].find(ts.isPropertyAssignment))}\n${indent}},`;
  const tags = /^'0x[0-9a-fA-F]{40}'$/.test(value)
    ? `TODO: say what stands there. @provenance TODO`
    : 'TODO: say what it means.';
  return `${indent}/** ${tags} */\n${indent}${written}: ${value},`;
}

function listed(list: ts.NodeArray<ts.Node>, text: string): Insertion {
  return { at: list.end, text: `${list.length > 0 && !list.hasTrailingComma ? ',' : ''}\n${text}` };
}

function memberText(owner: string, name: string, said: Said): string {
  const text = said(`${owner}.${name}`) ?? '';
  const [, words = '', rest = ''] = /^((?:protected |static |readonly )*)(.*)$/s.exec(text) ?? [];
  const returns = said(`${owner}.${name} returns`) ?? 'TODO';
  const end = !rest.startsWith('(') || name === 'constructor' ? '' : `: ${returns}`;
  // A destructured parameter has no name.
  return `${stub(`${owner}.${name}`, '  ')}\n  ${words}${name}${rest.replace(/\*(?=: )/g, 'params')}${end};`;
}

/** The stub of an export, to which its members are added. */
function emptyExport(module: string, name: string, said: Said): string {
  const kind = said(name) ?? '';
  const origin = /^reexport from (.*)$/.exec(kind)?.[1];
  if (origin !== undefined) return `export { ${name} } from '${relative(module, origin)}';`;
  // `class<T> extends X` -> `class Name<T> extends X`
  const head = kind.replace(/^(?:abstract )?\w+/, `$& ${name}`);
  if (/^(abstract )?class/.test(kind)) {
    const tags = name.endsWith('Handler') ? '\n *\n * @client TODO\n * @contract TODO\n * @address TODO' : '';
    return `/**\n * TODO: say what ${name} is for.${tags}\n */\nexport declare ${head} {\n}`;
  }
  if (kind.startsWith('function')) return `${stub(name)}\nexport declare ${head}: TODO;`;
  if (kind.startsWith('type')) return `${stub(name)}\nexport ${head};`;
  if (kind === 'const') return `${stub(name)}\nexport ${head} = ${said(`${name}.value`) ?? '{\n}'};`;
  return `${stub(name)}\nexport ${head} {\n}`;
}

/** `main` to `errors/types`: `./errors/types`. */
function relative(module: string, target: string): string {
  const up = module.split('/').length - 1;
  return `${up === 0 ? './' : '../'.repeat(up)}${target}`;
}
