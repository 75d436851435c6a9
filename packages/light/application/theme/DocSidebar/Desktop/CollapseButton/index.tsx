// Overrides the theme's component, which this site never shows.
import { nothing } from '../../../../client/nothing';

export default function DocSidebarDesktopCollapseButton(): null {
  return nothing('DocSidebar/Desktop/CollapseButton', true);
}
