import type { AddressBook } from '@sdk-docs/reference/model/address-entry';
import { content } from './content';

export const loadAddresses = (): Promise<AddressBook> =>
  content(import(/* webpackChunkName: "t-addresses" */ '@site/.generated/tools/addresses.json'));
