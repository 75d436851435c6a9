import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * The commands of W3C WebDriver that the core set needs. Firefox takes them by name; the other browsers take a method and
 * a path, in which `:id` is an element.
 */
const COMMANDS = {
  /** Of Chromium's driver: a command of the browser's own protocol. */
  'Chromium:Execute': 'POST /goog/cdp/execute',
  'WebDriver:CloseWindow': 'DELETE /window',
  'WebDriver:ElementClick': 'POST /element/:id/click',
  'WebDriver:ExecuteScript': 'POST /execute/sync',
  'WebDriver:FindElement': 'POST /element',
  'WebDriver:GetElementRect': 'GET /element/:id/rect',
  'WebDriver:GetWindowHandle': 'GET /window',
  'WebDriver:GetWindowHandles': 'GET /window/handles',
  'WebDriver:IsElementDisplayed': 'GET /element/:id/displayed',
  'WebDriver:Navigate': 'POST /url',
  'WebDriver:NewWindow': 'POST /window/new',
  'WebDriver:PerformActions': 'POST /actions',
  'WebDriver:Print': 'POST /print',
  'WebDriver:SetWindowRect': 'POST /window/rect',
  'WebDriver:SwitchToWindow': 'POST /window',
  /** Over HTTP the window is captured; Firefox captures the page with `full`. */
  'WebDriver:TakeScreenshot': 'GET /screenshot',
} as const;

/** A session with a browser. */
export interface Session {
  readonly version: string;
  /** Sends a command and returns its value; throws a `DriverError` when the browser refuses it. */
  readonly send: (command: keyof typeof COMMANDS, given?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** An error response of the browser. */
export class DriverError extends Error {
  constructor(
    /** The kind of the error, a fixed text of the standard. */
    readonly kind: string,
    message: string,
  ) {
    super(`${kind}: ${message}`);
  }
}

interface Refused {
  readonly error: string;
  readonly message: string;
}

interface Created {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion?: string };
}

/** Starts a session with a driver that listens for HTTP. */
export async function sessionOverHttp(server: string, capabilities: object): Promise<Session> {
  const call = async (method: string, path: string, given: object): Promise<unknown> => {
    const response = await fetch(`${server}/session${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: method === 'POST' ? JSON.stringify(given) : null,
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw refusal(value as Refused);
    return value;
  };
  const created = (await call('POST', '', { capabilities: { alwaysMatch: capabilities } })) as Created;
  return {
    version: created.capabilities.browserVersion ?? '',
    send: (command, given = {}) => {
      const [method = '', path = ''] = COMMANDS[command].split(' ');
      return call(method, `/${created.sessionId}${path.replace(':id', String(given.id))}`, given);
    },
    close: async () => void (await call('DELETE', `/${created.sessionId}`, {})),
  };
}

/**
 * Starts a session with Firefox, which has the same commands over a socket: `length:[type, id, error or name, value]`.
 */
export async function sessionOverSocket(port: number): Promise<Session> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, (answer: readonly [error: Refused | null, value: unknown]) => void>();
  let bytes = Buffer.alloc(0);
  socket.on('data', (part) => {
    bytes = Buffer.concat([bytes, part]);
    for (;;) {
      const start = bytes.indexOf(':') + 1;
      const end = start + Number(bytes.subarray(0, start - 1).toString());
      if (start === 0 || bytes.length < end) return;
      const message = JSON.parse(bytes.subarray(start, end).toString()) as [1, number, Refused | null, unknown];
      bytes = bytes.subarray(end);
      // The first message is a greeting without an id.
      if (Array.isArray(message)) waiting.get(message[1])?.([message[2], message[3]]);
    }
  });
  let last = 0;
  const call = async (name: string, given: object): Promise<unknown> => {
    const id = ++last;
    const [error, value] = await new Promise<readonly [Refused | null, unknown]>((done) => {
      waiting.set(id, done);
      const text = JSON.stringify([0, id, name, given]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
    waiting.delete(id);
    if (error !== null) throw refusal(error);
    return value !== null && typeof value === 'object' && 'value' in value ? value.value : value;
  };
  const created = (await call('WebDriver:NewSession', {})) as Created;
  return {
    version: created.capabilities.browserVersion ?? '',
    send: (command, given = {}) => call(command, given),
    close: async () => void socket.destroy(),
  };
}

const refusal = ({ error, message }: Refused): DriverError => new DriverError(error, message);
