import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import type { CallsFile, MethodsFile } from '@sdk-docs/reference/model/tools-files';
import { unpackCalls, unpackMethods } from '../book/calls';
import { unpackCautions } from '../book/rules';
import type { Explainer } from '../calldata/explain';
import type { WarningBooks } from '../warnings/facts';
import { checkerOf } from './check';

/**
 * What the composer knows so far: everything that can be composed, and the methods and cautions of the contracts whose part
 * has been loaded. A form needs the part of its contract.
 */
export class ComposerBooks {
  /** A new object with each part. */
  data: CallsData;
  /** Reads what was composed as a signer will. It has the cautions of the parts that are there. */
  readonly explainer: Explainer;
  private readonly loaded = new Set<number>();
  private readonly cautions: Record<string, readonly string[]> = {};

  constructor(
    private readonly file: CallsFile,
    books: WarningBooks,
    private readonly loadPart: (part: number) => Promise<MethodsFile>,
  ) {
    this.data = unpackCalls(file, books.places);
    this.explainer = checkerOf(this.data, { ...books, rules: { ...books.rules, cautions: this.cautions } });
  }

  /** Whether everything is there about a contract; also for one that has no part. */
  has(contract: string): boolean {
    const part = this.partOf(contract);
    return part < 0 || this.loaded.has(part);
  }

  /** Loads what is missing about the contracts. Rejects when a file cannot be loaded. */
  async load(contracts: readonly string[]): Promise<void> {
    const parts = [...new Set(contracts.filter((contract) => !this.has(contract)).map((name) => this.partOf(name)))];
    const files = await Promise.all(parts.map(this.loadPart));
    for (const [index, { handlers, cautions }] of files.entries()) {
      const part = parts[index] ?? -1;
      // Two forms may have asked for it.
      if (this.loaded.has(part)) continue;
      this.loaded.add(part);
      Object.assign(this.cautions, unpackCautions(cautions));
      this.data = { ...this.data, methods: [...this.data.methods, ...unpackMethods(handlers)] };
    }
  }

  private partOf(contract: string): number {
    return this.file.parts.findIndex((part) => part.split(' ').includes(contract));
  }
}
