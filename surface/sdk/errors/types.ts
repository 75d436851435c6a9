/**
 * Details that an error of the SDK can carry. They are written into the message only; the error object has no such
 * properties.
 */
export type ErrorBaseParameters = {
  /**
   * Path of a documentation page about the problem. No error that the SDK throws in this version sets it.
   */
  docsPath?: string;
  /**
   * Advice on how to remove the cause, as a sentence.
   */
  fixMessage?: string;
};
