// The set-ups of reverse proxies in docs/operations/server.md, word for word but for where they listen, TLS, and the shop's port.
import { readFileSync } from 'node:fs';

const GUIDE = new URL('../../../docs/operations/server.md', import.meta.url);

export type ReverseProxy = {
  readonly program: string;
  readonly config: (from: number, to: number) => string;
  readonly args: (configFile: string, folder: string) => readonly string[];
};

export const DOCUMENTED_PROXIES: readonly ReverseProxy[] = [
  {
    program: 'nginx',
    config: (from, to) => `
      daemon off; master_process off; pid nginx.pid; error_log stderr crit;
      events {}
      http {
        access_log off;
        ${documented('server {', [
          ['listen 443 ssl;', `listen 127.0.0.1:${from};`],
          ['ssl_certificate /etc/ssl/shop.pem;', ''],
          ['ssl_certificate_key /etc/ssl/shop.key;', ''],
          ['127.0.0.1:3000', `127.0.0.1:${to}`],
        ])}
      }`,
    args: (file, folder) => ['-p', folder, '-c', file],
  },
  {
    program: 'haproxy',
    // The defaults that Debian brings have such limits, too.
    config: (from, to) => `
defaults
  timeout connect 5s
  timeout client 60s
  timeout server 60s
${documented('frontend shop', [
  [':443 ssl crt /etc/ssl/shop.pem', `127.0.0.1:${from}`],
  ['10.1.2.4:3000', `127.0.0.1:${to}`],
])}
`,
    args: (file) => ['-db', '-q', '-f', file],
  },
  {
    program: 'caddy',
    config: (from, to) => `
{
  admin off
  auto_https off
}
${documented('shop.museum.example {', [
  ['shop.museum.example', `http://127.0.0.1:${from}`],
  ['127.0.0.1:3000', `127.0.0.1:${to}`],
])}
`,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
];

/** The guide's example that begins like this, with what has to be different here. */
function documented(beginning: string, changes: readonly (readonly [string, string])[]): string {
  const examples = readFileSync(GUIDE, 'utf8').split(/^```\n/m);
  const example = examples.find((text) => text.startsWith(`${beginning}\n`));
  if (!example) throw new Error(`docs/operations/server.md has no example that begins with ${beginning}`);
  return changes.reduce((text, [theirs, ours]) => {
    if (!text.includes(theirs)) throw new Error(`the example of ${beginning} has no ${theirs}`);
    return text.replace(theirs, ours);
  }, example);
}
