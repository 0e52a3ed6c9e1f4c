// An order for browsers without scripts, made for whoever holds its link (spec 4, "Order review"). The page at the link itself
// holds nothing personal, so that it is the same for everyone.
import type { FastifyRequest } from 'fastify';
import { plainOrderPath, shopPaths } from '../../domain/addresses.ts';
import { REFUSAL_STATUS } from '../../domain/refusal.ts';
import type { VisitorPage } from '../pages/visitor-page.ts';

export const plainOrderPage: VisitorPage = {
  route: plainOrderPath.route,
  config: {},
  pathOf: (request) => shopPaths.orderReview(idIn(request)),
  async visitorOf(call, request) {
    try {
      return { order: await call('GET order/review', { query: { id: idIn(request) } }) };
    } catch (problem) {
      if (problem instanceof Response && problem.status === REFUSAL_STATUS.ORDER_NOT_AVAILABLE)
        return { order: 'notAvailable' };
      throw problem;
    }
  },
};

function idIn({ params }: FastifyRequest): string {
  return (params as { id: string }).id;
}
