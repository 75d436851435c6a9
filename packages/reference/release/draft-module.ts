import ts from 'typescript';
import type { Items } from './items';

/** A piece of text that goes into a file at a position. */
interface Insertion {
  readonly at: number;
  readonly text: string;
}

const stub = (name: string, indent = ''): string =>
  `${indent}/** TODO: say what ${name} is, and all that surface/README.md asks for. */`;

/**
 * Adds stubs for new items to the text of a module of surface/sdk: exports at its end, members and entries where their owner
 * ends. Nothing that stands there changes. Items whose owner has no place for them are given back in `left`.
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
  const names = keys.map((key) => key.slice(module.length + 1));
  const exported = names.filter((name) => !name.includes('.'));
  const members = names.filter((name) => name.includes('.') && !exported.includes(name.split('.')[0] ?? ''));
  const left: string[] = [];
  const said: Said = (name) => items.get(`${module} ${name}`);
  const text = members
    // What a method returns and presets stands in the stub of the method.
    .filter((name) => !/ (returns|code|default .*)$/.test(name))
    .reduce((before, name) => {
      const after = withMember(before, name, said);
      if (after === null) left.push(`${module} ${name}`);
      return after ?? before;
    }, source);
  return { text: [text, ...exported.map((name) => `\n${exportText(module, name, items)}\n`)].join(''), left };
}

type Said = (key: string) => string | undefined;

/** The text with one member more, read anew each time: a member may stand in what the one before it made. */
function withMember(source: string, name: string, said: Said): string | null {
  const tree = ts.createSourceFile('module.ts', source, ts.ScriptTarget.ESNext, true);
  const found = memberInsertion(tree, name, said);
  return found && source.slice(0, found.at) + found.text + source.slice(found.at);
}

function memberInsertion(tree: ts.SourceFile, name: string, said: Said): Insertion | null {
  const [owner = '', ...path] = name.split('.');
  for (const node of tree.statements) {
    if ((ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) && node.name?.text === owner)
      return { at: node.members.end, text: `\n\n${memberText(owner, path.join('.'), said)}` };
    if (ts.isEnumDeclaration(node) && node.name.text === owner)
      return listed(node.members, `${stub(name, '  ')}\n  ${path.join('.')} = ${said(name)},`);
    if (ts.isVariableStatement(node))
      for (const { name: variable, initializer } of node.declarationList.declarations)
        if (variable.getText() === owner && initializer)
          return valueInsertion(initializer, path.slice(1), said(name) ?? '');
  }
  return null;
}

/** Puts a value into nested objects, with the ones that are missing around it. */
function valueInsertion(node: ts.Expression, path: readonly string[], value: string, depth = 1): Insertion | null {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return valueInsertion(node.expression, path, value, depth);
  if (!ts.isObjectLiteralExpression(node)) return null;
  const [key = '', ...rest] = path;
  const inner = node.properties.filter(ts.isPropertyAssignment).find((item) => keyName(item.name) === key);
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
  // Keys of enums are written as their neighbours write them, and the keys below as those below the neighbour.
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

const keyName = (name: ts.PropertyName): string => /(\w+)['"]?\]?$/.exec(name.getText())?.[1] ?? '';

function listed(list: ts.NodeArray<ts.Node>, text: string): Insertion {
  return { at: list.end, text: `${list.length > 0 && !list.hasTrailingComma ? ',' : ''}\n${text}` };
}

function memberText(owner: string, name: string, said: Said): string {
  const text = said(`${owner}.${name}`) ?? '';
  const [, words = '', rest = ''] = /^((?:protected |static |readonly )*)(.*)$/s.exec(text) ?? [];
  const returns = said(`${owner}.${name} returns`) ?? 'TODO';
  const end = !rest.startsWith('(') || name === 'constructor' ? '' : `: ${returns}`;
  // A destructured parameter has no name of its own.
  return `${stub(`${owner}.${name}`, '  ')}\n  ${words}${name}${rest.replace(/\*(?=: )/g, 'params')}${end};`;
}

function exportText(module: string, name: string, items: Items): string {
  const key = `${module} ${name}`;
  const kind = items.get(key) ?? '';
  const inner = [...items.keys()]
    .filter((other) => other.startsWith(`${key}.`) && !/ (returns|code|default .*)$/.test(other))
    .map((other) => other.slice(module.length + 1));
  const said: Said = (other) => items.get(`${module} ${other}`);
  const last = (other: string): string => other.slice(name.length + 1);
  if (kind.startsWith('reexport from '))
    return `export { ${name} } from '${relative(module, kind.slice('reexport from '.length))}';`;
  if (/^(abstract )?class/.test(kind)) {
    const members = inner.map((other) => memberText(name, last(other), said)).join('\n\n');
    const tags = name.endsWith('Handler') ? '\n *\n * @client TODO\n * @contract TODO\n * @address TODO' : '';
    const head = kind.replace(/class/, `class ${name}`);
    return `/**\n * TODO: say what ${name} is for.${tags}\n */\nexport declare ${head} {\n${members}\n}`;
  }
  if (kind === 'enum') {
    const members = inner.map((other) => `${stub(other, '  ')}\n  ${last(other)} = ${said(other)},`).join('\n');
    return `${stub(name)}\nexport enum ${name} {\n${members}\n}`;
  }
  if (kind.startsWith('interface')) {
    const members = inner.map((other) => memberText(name, last(other), said)).join('\n\n');
    return `${stub(name)}\nexport ${kind.replace('interface', `interface ${name}`)} {\n${members}\n}`;
  }
  if (kind.startsWith('type')) return `${stub(name)}\nexport ${kind.replace('type', `type ${name}`)};`;
  if (kind.startsWith('function'))
    return `${stub(name)}\nexport declare ${kind.replace('function', `function ${name}`)}: TODO;`;
  const scalar = items.get(`${key}.value`);
  if (scalar !== undefined) return `${stub(name)}\nexport const ${name} = ${scalar};`;
  return inner.reduce(
    (text, other) => withMember(text, other, said) ?? text,
    `${stub(name)}\nexport const ${name} = {\n};`,
  );
}

/** `main` to `errors/types`: `./errors/types`. */
function relative(module: string, target: string): string {
  const up = module.split('/').length - 1;
  return `${up === 0 ? './' : '../'.repeat(up)}${target}`;
}
