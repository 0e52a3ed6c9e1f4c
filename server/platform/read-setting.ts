// How a setting is read: what it may be, and what is said when it is something else.

export type Environment = Readonly<Record<string, string | undefined>>;

export type ListenAddress = { readonly host: string; readonly port: number };

const SHORTEST_PASSWORD = 12;

/** A setting that cannot be: the process refuses to start with this text. */
export class SettingError extends Error {
  constructor(name: string, value: string, allowed: string) {
    super(`${name} is "${withoutPassword(value)}"; it may be ${allowed}.`);
    this.name = 'SettingError';
  }
}

/** A whole number between two others. */
export function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new SettingError(name, text, `a whole number from ${min} to ${max}`);
  return value;
}

/** An address that begins with one of these protocols; undefined when it is not set. */
export function url(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  if (!parsed || !protocols.includes(parsed.protocol))
    throw new SettingError(
      name,
      text,
      `an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );
  return text;
}

/** One of a few words. */
export function oneOf<T extends string>(
  env: Environment,
  name: string,
  fallback: T,
  values: readonly T[],
): T {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const found = values.find((value) => value === text);
  if (!found) throw new SettingError(name, text, `one of ${values.join(', ')}`);
  return found;
}

/** A number from 0 to 1; 1 when it is not set. */
export function share(env: Environment, name: string): number {
  const text = env[name] || '1';
  const value = Number(text);
  if (!/^[\d.]+$/.test(text) || !(value >= 0 && value <= 1))
    throw new SettingError(name, text, 'a number from 0 to 1');
  return value;
}

/** A password of a sensible length; undefined when it is not set. */
export function password(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (text.length < SHORTEST_PASSWORD)
    throw new SettingError(name, '*'.repeat(text.length), `${SHORTEST_PASSWORD} characters or longer`);
  return text;
}

/** Where to listen; undefined when it is not set. */
export function listenAddress(env: Environment, name: string): ListenAddress | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const [, host = '', port = ''] = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+):(\d{1,5})$/i.exec(text) ?? [];
  if (!host || Number(port) > 65535)
    throw new SettingError(name, text, 'an address and a port: 127.0.0.1:9464');
  return { host: host.replace(/[[\]]/g, ''), port: Number(port) };
}

/** A password is never shown, however an address is misspelt: all from the user's colon to the last @. */
function withoutPassword(text: string): string {
  return text.replace(/^(.*?\/\/)?([^:@/]*):.*@/s, '$1$2:***@').replace(/(password=)[^&]*/gi, '$1***');
}
