import upstream from '../../surface/upstream.json';

/** The release of the SDK that this site describes, with an abbreviated commit hash. */
export const SDK = {
  package: upstream.package,
  version: upstream.version,
  commit: upstream.commit.slice(0, 7),
} as const;
