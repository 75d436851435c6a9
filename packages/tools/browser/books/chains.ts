import file from '@site/.generated/tools/chains.json';

/** Chain -> id, of the SDK. */
export const chains: Readonly<Record<string, number>> = file;
