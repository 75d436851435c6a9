import siteConfig from '@generated/docusaurus.config';
import { namesName, readsName } from '@sdk-docs/reference/model/routes';
import type { AddressNamesFile, ReadsFile } from '@sdk-docs/reference/model/tools-files';
import named from '@site/.generated/tools/asked.json';

/** Fetches a data file of the site (packages/reference/generator/write/tools/asked.ts). Rejects when it is missing. */
async function fetched<File>(name: string): Promise<File> {
  const answer = await fetch(siteConfig.baseUrl + named.files.replace('*', name));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return (await answer.json()) as File;
}

/** The view functions of a contract, and where the SDK has it. */
export const loadReads = (contract: string): Promise<ReadsFile> => fetched(readsName(contract));

/** The names of a lower-case address, and of all others with the same first digit. */
export const loadAddressNames = (address: string): Promise<AddressNamesFile> => fetched(namesName(address));
