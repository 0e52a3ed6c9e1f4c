// Serves `/documents/guides/{guide}/{secret}.ics` to whoever knows the address.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { guideCalendarPath } from '../../../domain/office-addresses.ts';
import { guideOfFeed } from '../../guides/feed-address.ts';
import type { GuidesShop } from '../../guides/guides-shop.ts';
import { networkOf } from '../../platform/network-of.ts';
import { guideCalendar } from './guide-calendar.ts';

type Params = { Params: { guide: string; secret: string } };

/** A service may ask for many people's calendars. */
const LIMIT = {
  rateLimit: {
    max: 120,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }: Pick<FastifyRequest, 'ip'>) => networkOf(ip),
  },
};

export async function guideCalendarRoutes(
  app: FastifyInstance,
  { open }: { readonly open: () => Promise<GuidesShop> },
): Promise<void> {
  app.get<Params>(guideCalendarPath.route, { config: LIMIT }, async (request, reply) => {
    const shop = await open();
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    const guide = await guideOfFeed(shop.database, request.params);
    if (!guide) return reply.callNotFound();
    return reply.type('text/calendar; charset=utf-8').send(await guideCalendar(shop, guide));
  });
}
