// Overrides the theme's component, which this site never shows.
import { nothing } from '../../../client/nothing';

export default function DocSidebarItemHtml(): null {
  return nothing('DocSidebarItem/Html', true);
}
