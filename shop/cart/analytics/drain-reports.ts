// Apart from `report.ts`, so that no page loads the mapping before a visitor has agreed to being counted.
import {
  type AnalyticsEvent,
  checkoutEvent,
  lineEvent,
  purchaseEvent,
} from '../../../domain/cart/analytics-items.ts';
import { type Report, takeReports } from './report.ts';
import { takeKeptReports } from './waiting-reports.ts';

/** Events for a tag manager, oldest first; each is given out once. */
export function drainReports(): AnalyticsEvent[] {
  return [...takeKeptReports(), ...takeReports()].flatMap((report) => eventOf(report) ?? []);
}

function eventOf(report: Report): AnalyticsEvent | undefined {
  switch (report.event) {
    case 'cart-add':
      return lineEvent('add_to_cart', report.line);
    case 'cart-remove':
      return lineEvent('remove_from_cart', report.line);
    case 'checkout':
      return checkoutEvent(report.lines, report.shippingCosts);
    case 'purchase':
      return purchaseEvent(report.order);
  }
}
