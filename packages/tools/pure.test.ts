import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Folders with React, network, clock or storage: see README.md. */
const IMPURE = /^(?:browser|chain|pages)\/|\.test\.ts$/;
const GLOBALS = /^(?:window|document|location|history|\w+Storage|fetch|set(?:Timeout|Interval)|performance)$/;

/** Names of the browser's network, clock, address and storage in code. Strings and comments may have them. */
function globalsIn(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    const isClock = ts.isPropertyAccessExpression(node) && node.getText() === 'Date.now';
    const isMember = ts.isPropertyAccessExpression(node.parent ?? node) && node.parent.getStart() !== node.getStart();
    if (isClock || (ts.isIdentifier(node) && GLOBALS.test(node.text) && !isMember)) found.push(node.getText());
  };
  visit(ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true));
  return found;
}

it('outside of browser/, chain/ and pages/ there is no network, clock, address or storage', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('node_modules') && !IMPURE.test(file),
  );
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap((file) =>
    globalsIn(readFileSync(join(__dirname, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ["window.history.pushState(null, '', address);", ['window']],
  ['const timer = setTimeout(run, Date.now());', ['setTimeout', 'Date.now']],
  ["const text = 'window.ethereum'; // window", []],
  ['const { length } = form.document;', []],
])('are found: %s', (text, names) => expect(globalsIn(text).sort()).toEqual([...names].sort()));
