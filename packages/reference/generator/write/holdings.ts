import type { Handler, Reference } from '../../model/reference';
import { moduleRoute } from '../../model/routes';
import { fact } from './rows';

/** Returns a row for each holding whose handlers the surface has: small surfaces of tests have few. */
export function holdingRows({ handlers, surface }: Reference): string[] {
  const find = (client: string): Handler | undefined => handlers.find(({ facts }) => facts.clientProperty === client);
  return surface.layout.holdings.flatMap(({ held, clients }) => {
    const links = clients.flatMap((client) => {
      const handler = find(client);
      return handler === undefined ? [] : [`[\`${client}\`](${moduleRoute(handler.module.path)})`];
    });
    return links.length === 0 ? [] : [fact(held, links.join(', '))];
  });
}
