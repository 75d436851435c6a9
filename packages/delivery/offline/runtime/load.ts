/** Code of a worker or of part of one. The parameters replace the worker's globals. */
type Code = (
  scope: object,
  self: object,
  addEventListener: EventTarget['addEventListener'],
  postMessage: (data: unknown) => void,
  importScripts: (address: string) => void,
) => void;

export interface Loader {
  /** Resolves with the text of a file of the copy; rejects when it is not there as a script. */
  readonly load: (file: string) => Promise<string>;
  /** What the script of a text calls. */
  readonly give: (file: string, text: string) => void;
  /** What the script of a worker calls. */
  readonly define: (file: string, code: Code) => void;
  readonly defined: ReadonlyMap<string, Code>;
}

/** Loads files below `root` with script elements, the only way for a page opened from a folder. */
export function loader(root: string): Loader {
  const texts = new Map<string, string>();
  const defined = new Map<string, Code>();
  const load = (file: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = `${root}${file}${file.endsWith('.js') ? '' : '.js'}`;
      script.addEventListener('load', () => {
        script.remove();
        resolve(texts.get(file) ?? '');
        texts.delete(file);
      });
      script.addEventListener('error', () => reject(new TypeError(`${file} is not in the offline copy`)));
      document.head.append(script);
    });
  return {
    load,
    defined,
    give: (file, text) => texts.set(file, text),
    define: (file, code) => defined.set(file, code),
  };
}
