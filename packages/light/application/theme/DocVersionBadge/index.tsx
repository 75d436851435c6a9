// Overrides the theme's component, which has nothing to show on this site.
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { nothing } from '../../client/nothing';

export default function DocVersionBadge(): null {
  return nothing('DocVersionBadge', useDocsVersion().badge);
}
