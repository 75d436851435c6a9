import {
  abiModule,
  approvalsRoute,
  boundariesRoute,
  accessRoute,
  eventsRoute,
  exportsRoute,
  moduleRoute,
  revertsRoute,
  unknownsRoute,
  variantsOf,
} from '../../model/routes';
import type { Reference } from '../../model/reference';

/** The kinds of Docusaurus sidebar items in the reference. */
export type SidebarItem =
  | { readonly type: 'doc'; readonly id: string; readonly label?: string; readonly className?: string }
  | {
      readonly type: 'category';
      readonly label: string;
      readonly link?: { readonly type: 'doc'; readonly id: string };
      readonly collapsed?: boolean;
      readonly className?: string;
      readonly items: readonly SidebarItem[];
    };

const docId = (route: string): string => route.replace(/^\//, '');

const shortName = (name: string): string => name.replace(/Handler$/, '');

/** Returns one sentence for each handler without a family and for each family entry without a handler. */
export function unlistedHandlers(reference: Reference): string[] {
  const listed = reference.surface.layout.families.flatMap(({ handlers }) => handlers);
  const present = reference.handlers.map(({ class: { name } }) => shortName(name));
  return [
    ...present.filter((name) => !listed.includes(name)).map((name) => `${name}Handler is in no family`),
    ...listed.filter((name) => !present.includes(name)).map((name) => `surface/sdk has no ${name}Handler`),
  ];
}

/**
 * Returns the API part of the sidebar. Variants are hidden children, so that breadcrumbs are right and the list stays
 * short.
 */
export function apiSidebar(reference: Reference): SidebarItem[] {
  const { families, modules } = reference.surface.layout;
  const handlerItem = (name: string): SidebarItem[] => {
    const handler = reference.handlers.find(({ class: item }) => shortName(item.name) === name);
    return handler === undefined ? [] : [page(handler.module.path, name)];
  };
  const group = (label: string): SidebarItem => ({
    type: 'category',
    label,
    items: modules.filter((module) => module.group === label).map(({ path, title }) => page(path, title)),
  });
  return [
    { type: 'doc', id: 'api/index', label: 'Overview' },
    group('Client'),
    {
      type: 'category',
      label: 'Handlers',
      collapsed: false,
      items: families.map(({ label, handlers }) => ({ type: 'category', label, items: handlers.flatMap(handlerItem) })),
    },
    { type: 'doc', id: docId(revertsRoute), label: 'Reverts' },
    ...(reference.surface.observedReverts.length === 0
      ? []
      : [{ type: 'doc', id: docId(boundariesRoute), label: 'Limits, fees and rounding' } as const]),
    { type: 'doc', id: docId(approvalsRoute), label: 'Approvals and permits' },
    { type: 'doc', id: docId(accessRoute), label: 'Access' },
    { type: 'doc', id: docId(eventsRoute), label: 'Events' },
    { type: 'doc', id: docId(exportsRoute), label: 'Exports' },
    { type: 'doc', id: docId(unknownsRoute), label: 'What is unknown' },
    group('Constants'),
    {
      type: 'category',
      label: 'Contract ABIs',
      items: reference.surface.contracts.map(({ name }) => page(abiModule(name), name)),
    },
    group('Types and utilities'),
    group('Errors'),
  ];
}

function page(path: string, label: string): SidebarItem {
  const [base, ...variants] = variantsOf(path).map((variant) => docId(moduleRoute(path, variant)));
  if (base === undefined || variants.length === 0) return { type: 'doc', id: docId(moduleRoute(path)), label };
  return {
    type: 'category',
    label,
    link: { type: 'doc', id: base },
    className: 'sidebar-variants',
    items: variants.map((id) => ({ type: 'doc', id, className: 'sidebar-variant' })),
  };
}
