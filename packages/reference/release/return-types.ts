import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { hasModifier } from '../generator/read/sdk-types';
import type { Difference } from './compare';
import type { Form } from './read-package';

/** Methods whose type is the ABI's, so that a difference is one of the ABI. */
const OF_THE_ABI = new Set(['getContract']);

/**
 * Methods whose return type in the package differs from `surface/sdk`. The sources write few return types, so the
 * compiler infers them, with viem of this project; two types are the same when each is assignable to the other.
 *
 * @param root - the project, with its generated ABI modules (npm run generate)
 * @param folder - the SDK
 * @param form - its sources, or its declarations
 */
export function returnDifferences(root: string, folder: string, form: Form): readonly Difference[] {
  const handlers = 'contracts/handlers';
  const endings = `-handler${form.ending}`;
  const pairs = readdirSync(join(folder, form.folder, handlers))
    .filter((name) => name.endsWith(endings))
    .map((name) => `${handlers}/${name.slice(0, -form.ending.length)}`)
    .map((path) => ({
      path,
      theirs: join(folder, form.folder, `${path}${form.ending}`),
      ours: join(root, 'surface/sdk', `${path}.ts`),
    }))
    .filter(({ ours }) => existsSync(ours));
  const files = pairs.flatMap(({ ours, theirs }) => [ours, theirs]);
  const program = ts.createProgram(files, optionsOf(root));
  const checker = program.getTypeChecker();
  // The awaited type of a method's result.
  const awaited = (node: ts.MethodDeclaration): ts.Type => {
    const type = returned(checker, node);
    return checker.getAwaitedType(type) ?? type;
  };
  return pairs.flatMap(({ path, ours, theirs }) => {
    const [said, found] = [methodsOf(program, ours), methodsOf(program, theirs)];
    return [...said].flatMap(([name, declared]): Difference[] => {
      const actual = found.get(name);
      if (actual === undefined) return [];
      const [before, after] = [awaited(declared), awaited(actual)];
      if (isSame(checker, before, after)) return [];
      const text = (type: ts.Type): string => checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
      return [{ kind: 'changed', key: `${path} ${name} returns`, before: text(before), after: text(after) }];
    });
  });
}

/** `this` of two classes: each means its own class. */
const isThis = (type: ts.Type): boolean => 'isThisType' in type && type.isThisType === true;

const isSame = (checker: ts.TypeChecker, one: ts.Type, other: ts.Type): boolean =>
  (isThis(one) && isThis(other)) ||
  // `any` is assignable to everything, so it only equals itself.
  ((one.flags & ts.TypeFlags.Any) === (other.flags & ts.TypeFlags.Any) &&
    checker.isTypeAssignableTo(one, other) &&
    checker.isTypeAssignableTo(other, one));

/** The return type of a method, as the compiler infers it. */
export function returned(checker: ts.TypeChecker, node: ts.MethodDeclaration): ts.Type {
  const signature = checker.getSignatureFromDeclaration(node);
  if (signature === undefined) throw new Error(`${node.name.getText()} has no signature`);
  return signature.getReturnType();
}

/** `Class.method` -> declaration, without private methods. */
export function methodsOf(program: ts.Program, file: string): ReadonlyMap<string, ts.MethodDeclaration> {
  const classes = program.getSourceFile(file)?.statements.filter(ts.isClassDeclaration) ?? [];
  return new Map(
    classes.flatMap(({ name, members }) =>
      members
        .filter(ts.isMethodDeclaration)
        .filter((node) => !OF_THE_ABI.has(node.name.getText()) && !hasModifier(node, ts.SyntaxKind.PrivateKeyword))
        .map((node) => [`${name?.text ?? ''}.${node.name.getText()}`, node] as const),
    ),
  );
}

export function optionsOf(root: string): ts.CompilerOptions {
  return {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    resolveJsonModule: true,
    types: [],
    rootDirs: [join(root, 'surface/sdk'), join(root, '.generated/sdk')],
    // The package's sources are outside the project, where there may be no viem.
    paths: { viem: [join(root, 'node_modules/viem/index.ts')], 'viem/*': [join(root, 'node_modules/viem/*')] },
  };
}
