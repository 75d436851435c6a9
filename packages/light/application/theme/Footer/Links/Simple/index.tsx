// Overrides the theme's component, which this site never shows.
import { nothing } from '../../../../client/nothing';

export default function FooterLinksSimple(): null {
  return nothing('Footer/Links/Simple', true);
}
