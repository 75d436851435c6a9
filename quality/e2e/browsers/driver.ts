import { DriverError, type Session } from './protocol';
import { WIDE_PX } from './check';
import { HEIGHT_PX, type Running, type Tab } from './tab';

/** Capabilities that differ between drivers. */
interface Abilities {
  readonly prints: boolean;
  /** Returns a picture of the whole page, PNG in base64. */
  readonly picture: ((send: Session['send']) => Promise<string>) | undefined;
}

/** The characters for keys in W3C WebDriver. */
const KEYS = { ArrowDown: '\uE015', Enter: '\uE007', Shift: '\uE008', Tab: '\uE004', '/': '/' } as const;
const CONTROL = '\uE009';
/** In cm. The site's styles set the margins. */
const A4 = { page: { width: 21, height: 29.7 }, margin: { top: 0, bottom: 0, left: 0, right: 0 } };

/** Returns a browser whose window is driven through a session. */
export async function driven(name: string, session: Session, can: Abilities): Promise<Omit<Running, 'close'>> {
  let current = (await session.send('WebDriver:GetWindowHandle')) as string;
  const first = current;
  // The frame is measured before there is a page that could be busy.
  await session.send('WebDriver:SetWindowRect', { width: WIDE_PX, height: HEIGHT_PX });
  const script = 'return [outerWidth - innerWidth, outerHeight - innerHeight]';
  const [beside, above] = (await session.send('WebDriver:ExecuteScript', { script, args: [] })) as [number, number];
  // Commands of a session go to one tab at a time.
  const to =
    (handle: string): Session['send'] =>
    async (command, given) => {
      if (handle !== current) await session.send('WebDriver:SwitchToWindow', { handle });
      current = handle;
      return session.send(command, given);
    };
  const close = async (): Promise<void> => {
    for (const handle of (await session.send('WebDriver:GetWindowHandles')) as string[])
      if (handle !== first) await to(handle)('WebDriver:CloseWindow');
  };
  return {
    version: `${name} ${session.version}`,
    open: async ({ width, patience }) => {
      const rect = { width: width + beside, height: HEIGHT_PX + above };
      return { tab: await tabIn(to, first, can, { rect, patience }), close };
    },
  };
}

async function tabIn(
  to: (handle: string) => Session['send'],
  handle: string,
  can: Abilities,
  setup: { readonly rect: Readonly<Record<string, number>>; readonly patience: number },
): Promise<Tab> {
  const send = to(handle);
  const press = async (actions: readonly [type: 'keyDown' | 'keyUp', value: string][]): Promise<void> => {
    const steps = actions.map(([type, value]) => ({ type, value }));
    await send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions: steps }] });
  };
  const type = (text: string): Promise<void> =>
    press(
      [...text].flatMap((key) => [
        ['keyDown', key],
        ['keyUp', key],
      ]),
    );
  const { prints, picture } = can;
  const evaluate: Tab['evaluate'] = async (run, ...given) =>
    (await send('WebDriver:ExecuteScript', {
      script: `return (${String(run)}).apply(null, arguments)`,
      args: given,
    })) as ReturnType<typeof run>;
  await send('WebDriver:SetWindowRect', setup.rect);
  return {
    open: async (url) => void (await send('WebDriver:Navigate', { url })),
    click: (selector) => click(send, selector, setup.patience),
    type,
    press: (key, times = 1) => type(KEYS[key].repeat(times)),
    paste: () =>
      press([
        ['keyDown', CONTROL],
        ['keyDown', 'v'],
        ['keyUp', 'v'],
        ['keyUp', CONTROL],
      ]),
    evaluate,
    print: prints
      ? async () => new Uint8Array(Buffer.from((await send('WebDriver:Print', A4)) as string, 'base64'))
      : undefined,
    picture: picture === undefined ? undefined : () => picture(send),
    another: async () => {
      // A new tab of WebKit stays in the background and receives no keys.
      const { handle } = (await send('WebDriver:NewWindow', { type: 'window' })) as { handle: string };
      return tabIn(to, handle, can, setup);
    },
    toFront: async () => void (await send('WebDriver:GetWindowHandle')),
  };
}

/** The element may be missing, unpainted, moving, or covered. */
const NOT_YET = new Set([
  'no such element',
  'stale element reference',
  'element not interactable',
  'element click intercepted',
]);

/** WebKit's driver leaves some elements below the window, and then cannot click them. */
const SCROLL = `const { top, bottom } = arguments[0].getBoundingClientRect();
if (top < 0 || bottom > innerHeight) arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });`;

/**
 * Clicks the first matching element once it is visible and has stopped moving: a click on one that slides in would
 * miss.
 */
async function click(send: Session['send'], selector: string, patience: number): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      const found = await send('WebDriver:FindElement', { using: 'css selector', value: selector });
      const [id] = Object.values(found as Record<string, string>);
      await send('WebDriver:ExecuteScript', { script: SCROLL, args: [found] });
      const place = async (): Promise<string> => JSON.stringify(await send('WebDriver:GetElementRect', { id }));
      const before = await place();
      await new Promise((next) => setTimeout(next, 100));
      if (!(await send('WebDriver:IsElementDisplayed', { id })))
        throw new DriverError('element not interactable', 'hidden');
      if (before !== (await place())) throw new DriverError('element not interactable', 'it moves');
      await send('WebDriver:ElementClick', { id });
      return;
    } catch (cause) {
      const comes = cause instanceof DriverError && NOT_YET.has(cause.kind);
      if (!comes || Date.now() > end) throw new Error(`cannot click ${selector}: ${String(cause)}`, { cause });
    }
  }
}
