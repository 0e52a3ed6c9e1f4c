import type { FastifyInstance } from 'fastify';
import type { ExplainRefusal } from '../http/explain-refusal.ts';
import { lastKnownMuseum, openShop, type SiteShop } from '../site/open-shop.ts';
import { verifyStaff } from '../staff/sessions/staff-sessions.ts';
import type { StaffShop } from '../staff/staff-shop.ts';
import { accountingRoutes } from './accounting-routes.ts';

type ServedShop = SiteShop & Omit<StaffShop, 'museum'>;

/** Serves the accountant's files. */
export async function serveAccounting(
  app: FastifyInstance,
  shop: ServedShop,
  explain: ExplainRefusal,
): Promise<void> {
  await app.register(accountingRoutes, {
    open: () => openShop(shop),
    verify: (cookies) => verifyStaff({ ...shop, ...lastKnownMuseum(shop) }, cookies),
    explain,
  });
}
