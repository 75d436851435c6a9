// Overrides the theme's component, which this site never shows.
import { nothing } from '../../../client/nothing';

export default function FooterLogo(): null {
  return nothing('Footer/Logo', true);
}
