/** Seconds without progress of any page after which a build ends with an error; the variable is for tests. */
export const BUILD_LIMIT_SECONDS = Number(process.env.BUILD_LIMIT_SECONDS ?? 300);
