// The museum's directory says here that it has signed somebody out (OpenID Connect Back-Channel Logout 1.0, sections 2.5 and 2.8). It
// comes by itself, without a browser: no cookie, no header of the office, a form with a signed token.
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { DIRECTORY_LOGOUT_PATH } from '../../../domain/office-addresses.ts';
import { logOutByDirectory } from './directory-logout.ts';
import { type DirectoryShop, directoryOf } from './directory-shop.ts';

/** A directory that ends its own day signs everybody out at once. */
const LIMIT = { rateLimit: { max: 600, timeWindow: '1 minute' } };

type Options = {
  /** The shop as it is now. */
  readonly open: () => Promise<DirectoryShop>;
  readonly rateLimits: boolean;
};

export async function directoryRoutes(app: FastifyInstance, { open, rateLimits }: Options): Promise<void> {
  await app.register(formbody, { bodyLimit: 16 * 1024 });
  app.post<{ Body: { readonly logout_token?: unknown } | null }>(
    DIRECTORY_LOGOUT_PATH,
    { config: rateLimits ? LIMIT : {} },
    async (request, reply) => {
      const shop = await open();
      const directory = directoryOf(shop);
      if (!directory) return reply.callNotFound();
      reply.header('cache-control', 'no-store');
      const token = request.body?.logout_token;
      const counts =
        typeof token === 'string' &&
        (await logOutByDirectory(shop, directory, token, { address: request.ip }));
      return counts ? reply.code(200).send() : reply.code(400).send({ error: 'invalid_request' });
    },
  );
}
