import { access } from './access';
import { carrot } from './carrot';
import { concrete } from './concrete';
import { lagoon } from './lagoon';
import { depositor, locker } from './locker';
import { merkl } from './merkl';
import { queue, teller } from './nucleus';
import { protocol, tickets } from './protocol';
import { bridged, rewards } from './rewards';
import { texts } from './texts';
import { tokens } from './tokens';
import type { Trial } from './trial';
import { vault } from './vault';
import { votes } from './votes';
import { withdrawals } from './withdrawals';

/** Every provocation, ordered by importance for a reader who sends money. */
export const trials: readonly Trial[] = [
  ...vault,
  ...withdrawals,
  ...tokens,
  ...teller,
  ...queue,
  ...votes,
  ...carrot,
  ...merkl,
  ...lagoon,
  ...concrete,
  ...tickets,
  ...protocol,
  ...locker,
  ...depositor,
  ...rewards,
  ...bridged,
  ...access,
  ...texts,
];
