import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { fetchSdk } from './fetch-sdk';

/** `npm run sdk [-- folder]` fetches the SDK from the npm registry, or from a folder of the built package. */
async function main(): Promise<void> {
  const { upstream } = referenceOf(process.cwd()).surface;
  const folder = await fetchSdk(process.cwd(), upstream, process.argv[2] ?? process.env.PUFFER_SDK);
  console.log(`${upstream.package} ${upstream.version} is there:\nexport PUFFER_SDK=${folder}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
