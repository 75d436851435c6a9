import Head from '@docusaurus/Head';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { type ReactNode } from 'react';
import { Card, Cards } from '../../components/cards';
import { Badge } from '../../components/reference/badge';
import { FilterTable } from '../../components/reference/filter-table';
import { Hex } from '@sdk-docs/content/components/hex';
import { Row } from '../../components/reference/row';
import { Rows } from '../../components/reference/rows';
import { Signature } from '../../components/reference/signature';
import PackageManagerTabs from '../../islands/package-manager-tabs';

const DEPOSIT = `const { transact } = pufferClient.vault.depositETH(account);
const hash = await transact(parseEther('0.1'));`;
const VAULT = '/api/contracts/abis/mainnet/PufferVaultV5';
const HANDLER = '/api/contracts/handlers/puffer-vault-handler';

function Reference(): ReactNode {
  return (
    <>
      <Heading as="h2" id="reference">
        Reference
      </Heading>
      <p>A function of a contract: what it does to the wallet, its selector, its signature and its parameters.</p>
      <Heading as="h3" id="depositETH">
        depositETH
      </Heading>
      <p>
        <Badge kind="payable" /> <Hex label="selector" value="0x2d2da806" />
      </p>
      <Signature code="function depositETH(address receiver) payable returns (uint256)" />
      <Rows label="Parameters">
        <Row name="receiver" type="address">
          Account that the pufETH is minted to. The zero address reverts.
        </Row>
      </Rows>
      <Rows label="Called by">
        <Row name="PufferVaultHandler.depositETH" href={HANDLER}>
          Sends the ETH and receives the pufETH with one account.
        </Row>
      </Rows>
    </>
  );
}

function Kinds(): ReactNode {
  return (
    <>
      <Heading as="h2" id="kinds">
        Kinds of methods
      </Heading>
      <FilterTable label="Filter">
        <Row name="vault.getPufETHRate" href={HANDLER}>
          <Badge kind="read" /> Costs nothing, needs no account.
        </Row>
        <Row name="vault.redeem" href={HANDLER}>
          <Badge kind="write" /> Needs gas. Burns pufETH, pays WETH.
        </Row>
        <Row name="vault.depositETH" href={HANDLER}>
          <Badge kind="payable" /> Needs gas and sends ETH along.
        </Row>
        <Row name="erc20Permit.getPermitSignature" href="/api/contracts/handlers/erc20-permit-handler">
          <Badge kind="signs" /> Asks the wallet for a signature, sends nothing.
        </Row>
      </FilterTable>
    </>
  );
}

function Prose(): ReactNode {
  return (
    <>
      <Heading as="h2" id="prose">
        Guides
      </Heading>
      <PackageManagerTabs
        commands={{
          npm: 'npm install @pufferfinance/puffer-sdk viem',
          pnpm: 'pnpm add @pufferfinance/puffer-sdk viem',
        }}
      />
      <CodeBlock language="ts" title="deposit.ts">
        {DEPOSIT}
      </CodeBlock>
      <Admonition type="note">The hash says that the transaction was sent, not that it succeeded.</Admonition>
      <Admonition type="tip">
        A rate that was read before the deposit is a preview: the rate of the block counts.
      </Admonition>
      <Admonition type="warning">The estimate of depositETH is made without value.</Admonition>
      <Admonition type="danger" title="Real money">
        On a chain without a stored address the transaction is sent with no recipient, with the ETH attached.
      </Admonition>
      <Cards>
        <Card href="/guides/depositing-eth" title="Deposit ETH">
          From a wallet to pufETH, step by step.
        </Card>
        <Card href={VAULT} title="PufferVaultV5">
          Each function of the vault contract.
        </Card>
      </Cards>
    </>
  );
}

export default function ComponentExample(): ReactNode {
  return (
    <Layout
      title="Component example"
      description="The components that the pages of this site are made of, each with real content of the Puffer SDK."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">Component example</Heading>
        <p>The components that the pages of this site are made of, each with real content.</p>
        <Reference />
        <Kinds />
        <Prose />
      </main>
    </Layout>
  );
}
