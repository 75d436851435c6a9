import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import type { CallsFile, MethodsFile } from '@sdk-docs/reference/model/tools-files';
import { unpackCalls, unpackMethods } from '../book/calls';
import { unpackTexts } from '../book/rules';
import type { CallReader } from '../calldata/read-calls';
import type { WarningBooks } from '../warnings/facts';
import { checkerOf } from './check';

/**
 * The composer's loaded data: everything that can be composed; and for the contracts whose part is loaded, methods, who
 * may call the functions, and facts about them. A form needs its contract's part, a warning the part of each called
 * contract.
 */
export class ComposerBooks {
  /** A new object with each part. */
  data: CallsData;
  /** Decodes a composed call as a signer would, with the loaded parts. */
  readonly explainer: CallReader;
  /** Names of arguments that are minimums. */
  readonly minimums: string[] = [];
  private readonly loaded = new Set<number>();
  private readonly texts = { who: {}, cautions: {} };

  constructor(
    private readonly file: CallsFile,
    books: WarningBooks,
    private readonly loadPart: (part: number) => Promise<MethodsFile>,
  ) {
    this.data = unpackCalls(file, books.places);
    this.explainer = checkerOf(this.data, { ...books, rules: { ...books.rules, ...this.texts } });
  }

  /** Whether everything about a contract is loaded; true for one without a part. */
  has(contract: string): boolean {
    const part = this.partOf(contract);
    return part < 0 || this.loaded.has(part);
  }

  /** Loads missing parts of the contracts. Rejects when a file cannot be loaded. */
  async load(contracts: readonly string[]): Promise<void> {
    const parts = [...new Set(contracts.filter((contract) => !this.has(contract)).map((name) => this.partOf(name)))];
    const files = await Promise.all(parts.map(this.loadPart));
    for (const [index, { handlers, minimums, ...texts }] of files.entries()) {
      const part = parts[index] ?? -1;
      // Two forms may have requested it.
      if (this.loaded.has(part)) continue;
      this.loaded.add(part);
      const { who, cautions } = unpackTexts(texts);
      Object.assign(this.texts.who, who);
      Object.assign(this.texts.cautions, cautions);
      this.minimums.push(...(minimums ?? []));
      this.data = { ...this.data, methods: [...this.data.methods, ...unpackMethods(handlers)] };
    }
  }

  private partOf(contract: string): number {
    return this.file.parts.findIndex((part) => part.split(' ').includes(contract));
  }
}
