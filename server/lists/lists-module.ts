// Lists for the museum's staff, where the museum has set a password for them (ADR 018).
import type { FastifyInstance } from 'fastify';
import { openShop, type SiteShop } from '../site/open-shop.ts';
import { listsRoutes } from './lists-routes.ts';

type ServedShop = SiteShop & { readonly config: { readonly listsPassword: string | undefined } };

export async function serveLists(app: FastifyInstance, shop: ServedShop): Promise<void> {
  const password = shop.config.listsPassword;
  if (password !== undefined) await app.register(listsRoutes, { password, open: () => openShop(shop) });
}
