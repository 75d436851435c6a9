// Overrides the theme's, which this site never shows.
import { nothing } from '../../../client/nothing';

export default function FooterLogo(): null {
  return nothing('Footer/Logo', true);
}
