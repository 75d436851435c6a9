import type { Reference } from '@sdk-docs/reference/model/reference';
import { contentHash } from '../content-hash';
import type { MachineFile } from '../dataset';
import { addressEntries } from '@sdk-docs/reference/generator/write/address-entries';
import { DATA, SITE } from '../paths';
import { shellAddresses, solidityAddresses } from '@sdk-docs/reference/model/address-constants';
import { solidityInterface } from './interface';

/**
 * Interfaces, address constants and shell variables. The comment at the top of each has the release and the hash of the
 * text below it.
 */
export function codeFiles(reference: Reference): MachineFile[] {
  const { package: name, version, commit, date } = reference.surface.upstream;
  const from = (path: string, body: string): string[] => [
    `Source: ${SITE}${path}`,
    `Made for ${name} ${version}, commit ${commit}, ${date}`,
    `Content hash: ${contentHash(body)}`,
  ];
  const solidity = (file: string, code: string): MachineFile => {
    const path = `${DATA}solidity/${file}.sol`;
    const body = `pragma solidity ^0.8.0;\n\n${code}`;
    const head = from(path, body).map((line) => `// ${line}\n`);
    return { path, text: `// SPDX-License-Identifier: MIT\n${head.join('')}${body}` };
  };
  const addresses = addressEntries(reference);
  const shell = shellAddresses(addresses);
  const path = `${DATA}addresses.env`;
  return [
    ...reference.surface.contracts.map((contract) => solidity(contract.name, solidityInterface(contract))),
    solidity('Addresses', solidityAddresses(addresses, reference.surface.layout.prefix)),
    {
      path,
      text: `${from(path, shell)
        .map((line) => `# ${line}\n`)
        .join('')}${shell}`,
    },
  ];
}
