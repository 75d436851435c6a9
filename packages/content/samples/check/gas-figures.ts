import { readPageFiles } from '@sdk-docs/reference/generator/read/pages';

/** A figure of gas in prose: `109,000 gas`, `gas: 45000`. */
const FIGURE = /\b\d{1,3}(?:,\d{3})+ (?:units of )?gas\b|\bgas(?:Used|Needed)?[:=] ?\d{5,}/i;

/** Returns the gas figures of hand-written pages; the generated page takes its figures from the observations. */
export function gasFigures(root: string): string[] {
  return readPageFiles(root).flatMap(({ path, text }) => figuresIn(`site/docs/${path}`, text));
}

export function figuresIn(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const found = FIGURE.exec(line)?.[0];
    return found === undefined
      ? []
      : [`${file}:${index + 1} "${found}": figures of gas come from the observations, link to /guides/gas-used`];
  });
}
