import { parseAddressSource, sourceAddresses } from '../../model/contract-addresses';
import type { Handler, Reference } from '../../model/reference';

/** Handlers that take their address from an entry of the address tables. */
export const usersOf = (reference: Reference, route: string): readonly Handler[] =>
  reference.handlers.filter(({ facts }) =>
    sourceAddresses(reference, parseAddressSource(facts.addressSource)).some((address) => address.route === route),
  );
