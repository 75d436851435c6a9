/** The parts of the bundler that are used here. */
interface Module {
  /** File of the module; empty for what the bundler wrote itself. */
  nameForCondition?(): string | null | undefined;
  /** The modules that were joined into this one. */
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

/** Bundler plugin: remembers which files the chunks of a build were made of. */
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
