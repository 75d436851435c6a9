import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { Release, Site } from './site';
import { BadInput, inputSchema, LIMIT, type Input, type Tool } from './tool';
import { decodeRevert } from './tools/decode-revert';
import { explainCalldata } from './tools/explain-calldata';
import { lookupAddress } from './tools/lookup-address';
import { methodFacts } from './tools/method-facts';
import { readPage } from './tools/read-page';
import { searchDocs } from './tools/search-docs';

/** The tools, as the server lists them. */
const tools: readonly Tool[] = [searchDocs, decodeRevert, explainCalldata, lookupAddress, methodFacts, readPage];

const INSTRUCTIONS =
  'Facts about {sdk}. People send real money with your answers: name unit, spender and sender, and say what is inferred or unknown. Every answer names its page. An answer that was cut says so: ask again with full.';

/** Contents of every tool's structured answer; `data` has the tool's schema. */
const outputSchema = ({ output }: Tool) => ({
  sdk: z.object({ package: z.string(), version: z.string(), commit: z.string(), date: z.string() }),
  sources: z.array(z.string()).describe('Pages that the answer is from, as addresses'),
  cut: z.boolean().describe('Whether the text was cut: full gives the rest'),
  ...(output === undefined ? {} : { data: z.object(output) }),
});

/** The server over a site, not connected yet. Every answer ends with the release that it describes. */
export function createServer(site: Site, { package: sdk, version }: Release): McpServer {
  const named = (text: string): string => text.replace('{sdk}', sdk);
  const server = new McpServer(
    { name: `${sdk.replace(/^.*\//, '')}-docs`, version },
    { instructions: named(INSTRUCTIONS) },
  );
  for (const tool of tools) {
    server.registerTool(
      tool.name,
      {
        description: named(tool.description),
        inputSchema: inputSchema(tool),
        outputSchema: outputSchema(tool),
        annotations: { readOnlyHint: true },
      },
      async (given: Input) => {
        try {
          return await answerOf(site, tool, given);
        } catch (error) {
          return { isError: true, content: [{ type: 'text', text: messageOf(error, site) }] };
        }
      },
    );
  }
  return server;
}

async function answerOf(site: Site, tool: Tool, input: Input) {
  const answer = await tool.answer(site, input);
  const { text, data = {}, cut = false } = typeof answer === 'string' ? { text: answer } : answer;
  const sdk = await site.release();
  const shown = input.full === true ? { text, cut: false } : shortened(text);
  const release = `SDK: ${sdk.package} ${sdk.version}, commit ${sdk.commit.slice(0, 7)} of ${sdk.date.slice(0, 10)}.`;
  const sources = [...new Set([...text.matchAll(/Source: (\S+)/g)].map(([, page = '']) => page))];
  return {
    content: [{ type: 'text' as const, text: `${shown.text}\n\n${release}` }],
    structuredContent: { sdk, sources, cut: cut || shown.cut, ...(tool.output === undefined ? {} : { data }) },
  };
}

const messageOf = (error: unknown, { source }: Site): string =>
  error instanceof BadInput
    ? `Bad input: ${error.message}.`
    : `The documentation at ${source.from} cannot be read: ${error instanceof Error ? error.message : String(error)}`;

/** Cuts a long answer between two lines and keeps its sources. Tools put first what money depends on. */
function shortened(text: string): { readonly text: string; readonly cut: boolean } {
  if (text.length <= LIMIT) return { text, cut: false };
  const sources = [...new Set(text.match(/^ *Source: .*$/gm) ?? [])].slice(0, 3).map((line) => line.trim());
  const room = LIMIT - sources.join('\n').length - 200;
  const start = text.slice(0, text.lastIndexOf('\n', room) < room / 2 ? room : text.lastIndexOf('\n', room)).trimEnd();
  const open = (start.match(/^[ >]*`{3,}/gm) ?? []).length % 2 === 1 ? '\n```' : '';
  const missing = sources.filter((line) => !start.includes(line));
  const rest = `(Cut: ${text.length - start.length} of ${text.length} characters follow. Call again with full: true for all of it.)`;
  return { text: [`${start}${open}`, rest, ...missing].join('\n\n'), cut: true };
}
