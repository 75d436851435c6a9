// Overrides the theme's component, which has nothing to show on this site.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { nothing } from '../../../client/nothing';

export default function DocItemFooter(): null {
  const { tags, editUrl, lastUpdatedAt, lastUpdatedBy } = useDoc().metadata;
  return nothing('DocItem/Footer', tags.length > 0 || Boolean(editUrl ?? lastUpdatedAt ?? lastUpdatedBy));
}
