/** Inputs that answered, by tool, newest first. They stay in this tab and are gone with it or with a reload. */
const remembered = new Map<string, readonly string[]>();
const KEPT = 8;
/** A longer input would hold much memory for little use. */
const LONGEST = 20_000;

export const inputsOf = (tool: string): readonly string[] => remembered.get(tool) ?? [];

export function remember(tool: string, input: string): void {
  if (input.trim() === '' || input.length > LONGEST) return;
  remembered.set(tool, [input, ...inputsOf(tool).filter((other) => other !== input)].slice(0, KEPT));
}

export const forget = (tool: string): boolean => remembered.delete(tool);
