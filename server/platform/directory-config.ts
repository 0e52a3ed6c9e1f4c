// The museum's directory, by OpenID Connect (ADR 120). All three settings, or none.
import { type Environment, SettingError } from './read-setting.ts';

export type DirectoryConfig = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** @throws SettingError */
export function readDirectory(env: Environment): DirectoryConfig | undefined {
  const read = {
    OIDC_ISSUER: env['OIDC_ISSUER'] ?? '',
    OIDC_CLIENT_ID: env['OIDC_CLIENT_ID'] ?? '',
    OIDC_CLIENT_SECRET: env['OIDC_CLIENT_SECRET'] ?? '',
  };
  const missing = Object.entries(read).flatMap(([name, value]) => (value === '' ? [name] : []));
  const names = Object.keys(read);
  if (missing.length === names.length) return undefined;
  if (missing[0]) throw new SettingError(missing[0], '', `set, as one of ${names.join(', ')} is`);
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = read;
  if (!isSafe(issuer))
    throw new SettingError(
      'OIDC_ISSUER',
      issuer,
      'the issuer of your directory, https://…; http://… on this machine alone',
    );
  return { issuer, clientId, clientSecret };
}

/** Without encryption, anybody on the way could sign in as anybody. */
function isSafe(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname, search, hash } = new URL(issuer);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  return search === '' && hash === '' && (protocol === 'https:' || (protocol === 'http:' && isHere));
}
