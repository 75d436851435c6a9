import { describe, expect, it } from 'vitest';
import { METHODS } from '../browser/books/calls';
import { calls, callsJson, methodsJson } from '../fixtures/calls';
import { places, rules, spenders } from '../fixtures/books';
import { ComposerBooks } from './books';
import { composeItem } from './batch';
import { checkCall, checkerOf } from './check';
import { contractOf, contractsOf, formOf, otherForms, subjectOf } from './form';

const all = [
  ...calls.methods.map(({ name }) => name),
  ...Object.entries(calls.contracts).flatMap(([contract, { functions }]) =>
    functions.map(({ signature }) => `${contract}.${signature}`),
  ),
];
const part = (index: number) => {
  const found = methodsJson[index];
  return found === undefined ? Promise.reject(new Error(`no part ${index}`)) : Promise.resolve(found);
};
const empty = () =>
  new ComposerBooks(callsJson, { places, spenders, rules: { ...rules, who: {}, cautions: {} } }, part);

describe('the parts of the composer', () => {
  it('are as many as the page can load, and hold every method, right and caution once', () => {
    expect(methodsJson.length).toBe(METHODS.length);
    expect(calls.methods.map(({ name }) => name).toSorted()).toEqual(calls.names.map(({ name }) => name).toSorted());
    const cautions = methodsJson.flatMap((file) => Object.values(file.cautions).flatMap((keys) => keys.split(' ')));
    expect(cautions.toSorted()).toEqual(
      Object.entries(rules.cautions)
        .flatMap(([key, texts]) => texts.map(() => key))
        .toSorted(),
    );
    const rights = methodsJson.flatMap((file) => Object.values(file.who).flatMap((keys) => keys.split(' ')));
    expect(rights.toSorted()).toEqual(Object.keys(rules.who).toSorted());
  });

  it('give the form, the problems and the calls that everything gives, for each name from the one part of its contract', async () => {
    const explainer = checkerOf(calls, { places, spenders, rules });
    let composed = 0;
    for (const id of all) {
      const books = empty();
      await books.load(contractsOf(books.data, [id]));
      const subject = subjectOf(calls, id);
      expect(subjectOf(books.data, id)).toEqual(subject);
      if (subject === null) throw new Error(id);
      const form = formOf(calls, subject);
      expect(formOf(books.data, subject)).toEqual(form);
      expect(otherForms(books.data, form)).toEqual(otherForms(calls, form));
      const typed = Object.fromEntries(
        [...form.around, ...form.fields].map(({ path, shape }) => [
          path,
          shape.kind === 'integer' ? '1' : shape.kind === 'bool' ? 'false' : `0x${'1'.repeat(40)}`,
        ]),
      );
      const made = composeItem(books.data, 'Mainnet', { id, typed }, rules);
      const whole = composeItem(calls, 'Mainnet', { id, typed }, rules);
      expect(made.composed).toEqual(whole.composed);
      if (made.composed === null || 'problem' in made.composed) continue;
      composed += 1;
      const said = checkCall(books.explainer, made.composed, 0n).map(({ warnings, cautions }) => [warnings, cautions]);
      expect(said).toEqual(checkCall(explainer, made.composed, 0n).map((node) => [node.warnings, node.cautions]));
    }
    expect(composed).toBeGreaterThan(100);
  });

  it('are loaded once, and a part that cannot be loaded is asked for again', async () => {
    let asked = 0;
    const books = new ComposerBooks(callsJson, { places, spenders, rules }, async (index) => {
      asked += 1;
      if (asked === 1) throw new Error('offline');
      return part(index);
    });
    const contract = contractOf(books.data, 'PufferVaultHandler.depositETH') ?? '';
    expect(books.has(contract)).toBe(false);
    await expect(books.load([contract])).rejects.toThrow('offline');
    expect(subjectOf(books.data, 'PufferVaultHandler.depositETH')).toBeNull();
    await books.load([contract, contract]);
    await books.load([contract, 'no contract']);
    expect(asked).toBe(2);
    expect(books.has(contract)).toBe(true);
    expect(books.has('no contract')).toBe(true);
  });
});
