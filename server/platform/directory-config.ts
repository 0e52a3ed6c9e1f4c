// The museum's directory, by OpenID Connect (ADR 120). All three settings, or none.
import { type Environment, SettingError } from './read-setting.ts';

export type DirectoryConfig = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

const NAMES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** @throws SettingError */
export function readDirectory(env: Environment): DirectoryConfig | undefined {
  const [issuer = '', clientId = '', clientSecret = ''] = NAMES.map((name) => env[name] ?? '');
  if (issuer === '' && clientId === '' && clientSecret === '') return undefined;
  const missing = NAMES.find((name) => (env[name] ?? '') === '');
  if (missing) throw new SettingError(missing, '', `set, as one of ${NAMES.join(', ')} is`);
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
