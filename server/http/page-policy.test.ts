import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { MuseumSettings } from '../site/museum.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { pagePolicy } from './page-policy.ts';

const CONFIG = { apiBase: '/api', publicUrl: 'https://shop.example' };
type Settings = Pick<MuseumSettings, 'tags' | 'embed_origins'>;

/** A server with pages of the shop and somebody else's. */
async function serve(hostPage?: string) {
  let settings: Settings = {};
  const app = Fastify();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({ 'content-security-policy': contentSecurityPolicy(CONFIG), 'x-frame-options': 'DENY' });
    done();
  });
  await app.register(async (site) => {
    site.addHook(
      'onSend',
      pagePolicy(CONFIG, () => settings, hostPage),
    );
    site.get('/de/', () => 'a page');
    site.get('/de/broken', (_request, reply) => reply.code(500).type('text/html').send('broken'));
    site.get('/de/missing', (_request, reply) => reply.code(404).send({ code: 'NOT_FOUND' }));
  });
  app.get('/demo-bank/', () => 'somebody else’s page');
  const headers = async (url: string) => (await app.inject(url)).headers;
  return {
    policy: async (url: string) => String((await headers(url))['content-security-policy']),
    framing: async (url: string) => (await headers(url))['x-frame-options'],
    import: (next: Settings) => {
      settings = next;
    },
  };
}

it('pages of the shop may load the museum’s tags, as of the last import; other pages may not', async () => {
  const server = await serve();
  const bare = contentSecurityPolicy(CONFIG);
  const own = contentSecurityPolicy(CONFIG, { framers: [] });
  expect(await server.policy('/de/')).toBe(own);
  server.import({ tags: { ad_pixel: '123456789012345' } });
  expect(await server.policy('/de/')).toContain("script-src 'self' https://connect.facebook.net;");
  expect(await server.policy('/demo-bank/')).toBe(bare);
  server.import({ tags: { tag_manager: 'GTM-ABC1234' } });
  expect(await server.policy('/de/')).toContain("script-src 'self' https://www.googletagmanager.com;");
  server.import({});
  expect(await server.policy('/de/')).toBe(own);
});

it('the sites that the museum has named may frame its pages, also those that failed, and nothing else', async () => {
  const server = await serve();
  expect(await server.framing('/de/')).toBe('SAMEORIGIN');
  server.import({ embed_origins: ['https://www.museum.example'] });
  for (const url of ['/de/', '/de/broken']) {
    expect(await server.policy(url)).toContain("frame-ancestors 'self' https://www.museum.example;");
    // The old header cannot name sites, and would forbid what the policy allows.
    expect(await server.framing(url)).toBeUndefined();
  }
  for (const url of ['/demo-bank/', '/de/missing']) {
    expect(await server.policy(url)).toContain("frame-ancestors 'none'");
    expect(await server.framing(url)).toBe('DENY');
  }
  server.import({});
  expect(await server.policy('/de/')).toContain("frame-ancestors 'self';");
  expect(await server.framing('/de/')).toBe('SAMEORIGIN');
});

it('a museum’s own page around the shop may load what it names, on pages of the shop only', async () => {
  const server = await serve('<link rel="stylesheet" href="https://www.museum.example/site.css">');
  expect(await server.policy('/de/')).toContain(
    "style-src 'self' 'unsafe-inline' https://www.museum.example;",
  );
  expect(await server.policy('/de/')).toContain("script-src 'self';");
  expect(await server.policy('/demo-bank/')).not.toContain('museum.example');
});
