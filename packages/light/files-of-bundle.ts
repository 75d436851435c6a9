/** The parts of the bundler's types that this file reads. */
interface Module {
  /** Path of the module; empty for modules that the bundler generates. */
  nameForCondition?(): string | null | undefined;
  /** The modules that were concatenated into this one. */
  readonly modules?: Iterable<Module>;
}
interface Compilation<Chunk> {
  readonly chunks: Iterable<Chunk>;
  readonly chunkGraph: { getChunkModules(chunk: Chunk): Iterable<Module> };
}
interface Compiler<Chunk> {
  readonly hooks: {
    readonly afterEmit: { tap(name: string, onEmit: (compilation: Compilation<Chunk>) => void): void };
  };
}

/** Bundler plugin: collects the files from which the chunks of a build were made. */
export class FilesOfBundle {
  readonly files = new Set<string>();

  apply<Chunk>({ hooks }: Compiler<Chunk>): void {
    hooks.afterEmit.tap('files-of-bundle', ({ chunks, chunkGraph }) => {
      for (const chunk of chunks) {
        for (const module of chunkGraph.getChunkModules(chunk)) {
          for (const part of module.modules ?? [module]) this.files.add(part.nameForCondition?.() ?? '');
        }
      }
    });
  }
}
