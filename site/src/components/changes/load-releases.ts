import type { ReleasesData } from '@sdk-docs/reference/model/releases-data';

/** All data for the comparison, as a separate chunk: most readers of the page never need it. */
export async function loadReleases(): Promise<ReleasesData> {
  const { default: data } = (await import(
    /* webpackChunkName: "releases" */ '@site/.generated/releases/releases.json'
  )) as unknown as {
    readonly default: ReleasesData;
  };
  return data;
}
