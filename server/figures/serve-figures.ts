import type { FastifyInstance } from 'fastify';
import type { ExplainRefusal } from '../http/explain-refusal.ts';
import { lastKnownMuseum, openShop, type SiteShop } from '../site/open-shop.ts';
import { verifyStaff } from '../staff/sessions/staff-sessions.ts';
import type { StaffShop } from '../staff/staff-shop.ts';
import type { FiguresShop } from './figures-shop.ts';
import { figuresRoutes } from './files/figures-routes.ts';

type ServedShop = SiteShop & Omit<StaffShop, 'museum'> & Pick<FiguresShop, 'availability'>;

/** Serves reports as files. */
export async function serveFigures(
  app: FastifyInstance,
  shop: ServedShop,
  explain: ExplainRefusal,
): Promise<void> {
  await app.register(figuresRoutes, {
    open: () => openShop(shop),
    verify: (cookies) => verifyStaff({ ...shop, ...lastKnownMuseum(shop) }, cookies),
    explain,
  });
}
