// An order to work on, placed through the shop's calls.
import type { Page } from '@playwright/test';
import { apiData, findVisit } from '../support/visitor.ts';

const EVENT = 'mondwasser';

/** Two or more tickets, paid by whoever has this address. */
export async function buyTickets(
  page: Page,
  email: string,
  count: number,
  token?: string,
): Promise<{ number: string }> {
  const { day, time } = await findVisit(page, EVENT, (places) => places > 20, 45);
  return buy(
    page,
    email,
    [{ type: 'ticket', id: 'mond-adult', datetime: `${day} ${time}`, count }],
    {},
    token,
  );
}

/** Items of a cart, paid by whoever has this address. @param token of a customer who orders them */
export async function buy(
  page: Page,
  email: string,
  items: readonly object[],
  more: object = {},
  token?: string,
): Promise<{ number: string; booking_id: string }> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const url = new URL('/de/', page.url()).href;
  const started = await page.request.post('/api/de/checkout/initPayment', {
    data: { payart: 177, cart: { items, ...more }, url: { continue: url, cancel: url } },
    headers,
  });
  const { cartId } = (await started.json()).data;
  await page.request.post(`/demo-bank/${cartId}`, {
    form: { decision: 'pay', email, name: 'Ada Lovelace' },
    maxRedirects: 0,
  });
  const executed = await page.request.post('/api/de/checkout/execPayment', { data: { cartId }, headers });
  const { booking_id } = (await executed.json()).data;
  return apiData(page, `/api/de/order/review?id=${booking_id}`);
}
