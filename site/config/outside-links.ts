/** External addresses for navbar, footer and pages. */
export const SDK_REPOSITORY = 'https://github.com/PufferFinance/puffer-sdk';
export const SDK_RELEASES = `${SDK_REPOSITORY}/releases`;
export const ORGANISATION = 'https://github.com/PufferFinance';
export const DISCORD = 'https://discord.gg/pufferfi';
export const SOCIAL = 'https://x.com/puffer_finance';
