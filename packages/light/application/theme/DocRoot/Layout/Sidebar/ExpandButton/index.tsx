// Overrides the theme's component, which this site never shows.
import { nothing } from '../../../../../client/nothing';

export default function DocRootLayoutSidebarExpandButton(): null {
  return nothing('DocRoot/Layout/Sidebar/ExpandButton', true);
}
