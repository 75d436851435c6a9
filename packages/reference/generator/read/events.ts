import type { UndeclaredEvent } from '../../model/contract';
import type { Problem } from '../../model/problem';
import { readEvent } from './contract-members';
import { fileLevelNodes, undeclaredFacts } from './undeclared';

/** Reads surface/events/*.sol: events that contracts emit but the ABIs of the SDK omit. solc computes the topics. */
export function readEvents(root: string, problems: Problem[]): readonly UndeclaredEvent[] {
  return fileLevelNodes(root, 'surface/events', 'EventDefinition', problems).map(({ file, node }) => {
    const event = readEvent(file, node);
    return { ...event, ...undeclaredFacts(`event ${event.name}`, event.doc, problems) };
  });
}
