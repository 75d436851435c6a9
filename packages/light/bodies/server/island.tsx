import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';
import { ISLAND, ISLAND_NAME, ISLAND_PROPS } from '../client/island-names';
import { islandProps } from './island-props';

/** Whether the rendered part belongs to a printed body. */
const Printed = createContext(false);

/** Wraps a printed page, so that its islands are marked. */
export function printedPage(Page: ComponentType<object>): ComponentType<object> {
  return function PrintedPage(props) {
    return (
      <Printed.Provider value={true}>
        <Page {...props} />
      </Printed.Provider>
    );
  };
}

/**
 * Wraps an island for server rendering. In a printed body it is inside an element with its name and properties;
 * elsewhere it is rendered as it is.
 */
export function island(name: string, file: string, Component: ComponentType<object>): ComponentType<object> {
  return function Island(props) {
    return useContext(Printed) ? (
      <Marked name={name} file={file} of={props} is={Component} />
    ) : (
      <Component {...props} />
    );
  };
}

interface MarkedProps {
  readonly name: string;
  readonly file: string;
  readonly of: object;
  readonly is: ComponentType<object>;
}

function Marked({ name, file, of: props, is: Component }: MarkedProps): ReactNode {
  const { metadata } = useDoc();
  const page = metadata.source.replace('@site/', '');
  const attributes = { [ISLAND_NAME]: name, [ISLAND_PROPS]: islandProps(props, { page, file, island: name }) };
  // A nested island is hydrated with the outer one.
  const content = (
    <Printed.Provider value={false}>
      <Component {...props} />
    </Printed.Provider>
  );
  return createElement(ISLAND, attributes, content);
}
