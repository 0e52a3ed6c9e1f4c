import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Tags } from '../domain/site/site.ts';
import { allowTags } from './allow-tags.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const CONFIG = { apiBase: '/api', publicUrl: 'https://shop.example' };

/** A server whose pages may have tags and whose other answers may not. */
const serve = async () => {
  let tags: Tags | undefined;
  const app = Fastify();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', contentSecurityPolicy(CONFIG));
    done();
  });
  await app.register(async (site) => {
    site.addHook(
      'onSend',
      allowTags(CONFIG, () => tags),
    );
    site.get('/de/', () => 'a page');
  });
  app.get('/demo-bank/', () => 'somebody else’s page');
  return {
    policy: async (url: string) => (await app.inject(url)).headers['content-security-policy'],
    import: (next: Tags | undefined) => {
      tags = next;
    },
  };
};

it('pages may load the museum’s tags, as the last import has them, and no other page may', async () => {
  const server = await serve();
  const own = contentSecurityPolicy(CONFIG);
  expect(await server.policy('/de/')).toBe(own);
  server.import({ ad_pixel: '123456789012345' });
  expect(await server.policy('/de/')).toContain("script-src 'self' https://connect.facebook.net;");
  expect(await server.policy('/demo-bank/')).toBe(own);
  server.import({ tag_manager: 'GTM-ABC1234' });
  expect(await server.policy('/de/')).toContain("script-src 'self' https://www.googletagmanager.com;");
  server.import(undefined);
  expect(await server.policy('/de/')).toBe(own);
});
