// Which connections of the shop's own cross a network without encryption. What stays on the machine is nobody's to read, and
// a name without a dot is taken for a container beside this one.
import { isIP } from 'node:net';
import type { Config } from './config.ts';

/** A sentence for each, for whoever starts the shop. */
export function unencryptedConnections({
  databaseUrl,
  smtpUrl,
  redisUrl,
  traces,
}: Pick<Config, 'databaseUrl' | 'smtpUrl' | 'redisUrl' | 'traces'>): string[] {
  return [
    ...problemOf('DATABASE_URL', databaseUrl, isDatabaseEncrypted, 'add ?sslmode=verify-full'),
    ...problemOf('SMTP_URL', smtpUrl, isMailEncrypted, 'take smtps://, or add ?requireTLS=true'),
    ...problemOf('REDIS_URL', redisUrl, ({ protocol }) => protocol === 'rediss:', 'take rediss://'),
    ...problemOf(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      traces?.endpoint,
      ({ protocol }) => protocol === 'https:',
      'take https://',
    ),
  ];
}

function problemOf(
  setting: string,
  address: string | undefined,
  isEncrypted: (url: URL) => boolean,
  remedy: string,
): string[] {
  if (address === undefined) return [];
  const url = new URL(address);
  if (isNear(url.hostname) || isEncrypted(url)) return [];
  return [`${setting} leads to ${url.hostname}, perhaps without encryption: ${remedy} (docs/security.md).`];
}

/** No host is a socket in the file system. */
function isNear(host: string): boolean {
  if (host === '' || host === 'localhost') return true;
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0) return address === '::1' || address.startsWith('127.');
  return !host.includes('.');
}

function isDatabaseEncrypted({ searchParams }: URL): boolean {
  const mode = searchParams.get('sslmode');
  if (mode !== null) return mode !== 'disable' && mode !== 'allow' && mode !== 'prefer';
  return searchParams.get('ssl') === 'true';
}

function isMailEncrypted({ protocol, searchParams }: URL): boolean {
  const says = (name: string) => searchParams.get(name) === 'true';
  return protocol === 'smtps:' || says('requireTLS') || says('secure');
}
