// Lists for the museum's staff as files, for whoever may see what is on them (ADR 122).
import type { FastifyInstance } from 'fastify';
import type { ExplainRefusal } from '../http/explain-refusal.ts';
import { lastKnownMuseum, openShop, type SiteShop } from '../site/open-shop.ts';
import { verifyStaff } from '../staff/sessions/staff-sessions.ts';
import type { StaffShop } from '../staff/staff-shop.ts';
import { listsRoutes } from './lists-routes.ts';

type ServedShop = SiteShop & Omit<StaffShop, 'museum'>;

export async function serveLists(
  app: FastifyInstance,
  shop: ServedShop,
  explain: ExplainRefusal,
): Promise<void> {
  await app.register(listsRoutes, {
    open: () => openShop(shop),
    verify: (cookies) => verifyStaff({ ...shop, ...lastKnownMuseum(shop) }, cookies),
    explain,
  });
}
