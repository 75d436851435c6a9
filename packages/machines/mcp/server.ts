import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Site } from './site';
import { BadInput, type Tool } from './tool';
import { decodeRevert } from './tools/decode-revert';
import { explainCalldata } from './tools/explain-calldata';
import { lookupAddress } from './tools/lookup-address';
import { methodFacts } from './tools/method-facts';
import { readPage } from './tools/read-page';
import { searchDocs } from './tools/search-docs';

const tools: readonly Tool[] = [searchDocs, decodeRevert, explainCalldata, lookupAddress, methodFacts, readPage];

const INSTRUCTIONS =
  'Facts about the Puffer SDK. People send real money with your answers: name unit, spender and sender, and say what is inferred or unknown. Every answer names its page.';

/** The server over a site, not connected yet. Every answer ends with the release it speaks of. */
export function createServer(site: Site, version: string): McpServer {
  const server = new McpServer({ name: 'puffer-sdk-docs', version }, { instructions: INSTRUCTIONS });
  for (const { name, description, input, answer } of tools) {
    server.registerTool(
      name,
      { description, inputSchema: input, annotations: { readOnlyHint: true } },
      async (given) => {
        try {
          const text = await answer(site, given as Record<string, unknown>);
          const { package: sdk, version: release, commit, date } = await site.release();
          return {
            content: [
              {
                type: 'text',
                text: `${text}\n\nSDK: ${sdk} ${release}, commit ${commit.slice(0, 7)} of ${date.slice(0, 10)}.`,
              },
            ],
          };
        } catch (error) {
          return { isError: true, content: [{ type: 'text', text: messageOf(error, site) }] };
        }
      },
    );
  }
  return server;
}

const messageOf = (error: unknown, { source }: Site): string =>
  error instanceof BadInput
    ? `Bad input: ${error.message}.`
    : `The documentation at ${source.from} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
