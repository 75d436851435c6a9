import type { ReleasesData } from '@sdk-docs/reference/model/releases-data';

/** Everything that is compared, a file of its own: most readers of the page never ask for it. */
export async function loadReleases(): Promise<ReleasesData> {
  const { default: data } = (await import(
    /* webpackChunkName: "releases" */ '@site/.generated/releases/releases.json'
  )) as unknown as {
    readonly default: ReleasesData;
  };
  return data;
}
