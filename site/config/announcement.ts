import { BASE_URL } from './limits';

// A new text needs a new id, so that the bar shows again for readers who have closed the previous one.
export const announcement = {
  id: 'unifi-spender-1',
  content:
    'UniFi deposits: approve the <strong>BoringVault</strong> of the vault, not the Teller. ' +
    `<a href="${BASE_URL}vaults/unifi-vaults-deposit-and-withdrawal">Why, and how</a>`,
  backgroundColor: 'var(--sdk-notice-bg)',
  textColor: 'var(--sdk-notice-text)',
  isCloseable: true,
};
