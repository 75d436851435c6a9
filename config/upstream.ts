import upstream from '../surface/upstream.json';

/** The release of the SDK that this site describes, with the commit cut to the length people quote. */
export const SDK = {
  package: upstream.package,
  version: upstream.version,
  commit: upstream.commit.slice(0, 7),
} as const;
