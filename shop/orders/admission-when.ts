import { isPassLine } from '../../domain/merchandise/pass-line.ts';
import type { Admission, Order } from '../../domain/orders/order.ts';
import { admissionValidity } from '../../domain/orders/order-passes.ts';
import { isVisit } from '../../domain/orders/visit-line.ts';
import type { OrderLine } from '../../domain/product-kinds.ts';
import { type VisitTime, visitTime } from '../../domain/visit/visit-times.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';

type When = { readonly big: string; readonly beside?: string; readonly small: string };

/** The big line of a ticket and the small ones: time and day, day only, or the end of a pass. */
export function admissionWhen(order: Order, line: OrderLine, admission: Admission, i18n: I18n): When {
  const { t, formats } = i18n;
  const valid = admissionValidity(line, order.date, admission);
  if (valid && isPassLine(line))
    return {
      big: t('cart.valid.until', { day: formats.day(valid.valid_to, 'long') }),
      small: t('passes.validity', { months: line.article.valid_months }),
    };
  const visit = isVisit(line) ? line : { datetime: '' };
  const day = visit.datetime ? formats.day(visit.datetime, 'full') : t('cart.when.any');
  const time = visitTime(visit);
  return time ? { ...timeText(time, i18n), small: day } : { big: day, small: '' };
}

/** "12:30" with until when one is let in, or "12:30–14:00". */
function timeText({ times, from, until }: VisitTime, { t, formats }: I18n): Omit<When, 'small'> {
  const begins = formats.clock(from);
  const ends = until && formats.clock(until);
  if (times === 'entry')
    return { big: begins, beside: ends ? t('visit.entry.until', { time: ends }) : t('visit.entry') };
  return { big: ends ? `${begins}–${ends}` : begins };
}
