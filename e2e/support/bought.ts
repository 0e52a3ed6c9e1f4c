// An order to work on, placed through the shop's calls.
import type { Page } from '@playwright/test';
import type { Language } from '../../domain/language.ts';
import { apiData, findVisit, newEmail } from './visitor.ts';

const EVENT = 'mondwasser';
const CARD = 166;
/** Brings the address of whoever pays along. */
const WALLET = 177;

const CARDS = { type: 'merchandise', id: 'kunstkarten-zwoelf-vom-strom', count: 2 };

/** Somebody new each time. */
export function newName(): string {
  return `Ada ${newEmail().replace(/@.*/, '')}`;
}

/** A parcel of postcards for somebody. */
export function buyCards(page: Page, name: string) {
  const shipping = { name, street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };
  return buy(page, newEmail(), [CARDS], { shipping });
}

export const VOUCHER = { type: 'voucher', id: 'gutschein-25', count: 1, greeting: '' };

/** A pass that lets its owner in. */
export const PASS = {
  type: 'merchandise',
  id: 'jahreskarte',
  count: 1,
  owners: [
    {
      name: 'Ada Lovelace',
      address: { street: '', zip: '', city: '', country: '' },
      send_to_custom_addr: false,
    },
  ],
};

/** Two or more tickets, paid by whoever has this address. @param daysAhead of the visit, at the earliest */
export async function buyTickets(
  page: Page,
  email: string,
  count: number,
  token?: string,
  daysAhead = 45,
): Promise<{ number: string }> {
  const { day, time } = await findVisit(page, EVENT, (places) => places > 20, daysAhead);
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
  payart = WALLET,
): Promise<{ number: string; booking_id: string; invoice_number: string }> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const { cartId } = await hold(page, 'de', { payart, cart: { items, ...more } }, headers);
  await pay(page, cartId, email);
  const executed = await page.request.post('/api/de/checkout/execPayment', { data: { cartId }, headers });
  const { booking_id } = (await executed.json()).data;
  return apiData(page, `/api/de/order/review?id=${booking_id}`);
}

/** Items of a cart that wait for their payment. */
export async function hold(
  page: Page,
  language: Language,
  { payart = WALLET, cart }: { payart?: number; cart: { items: readonly object[] } },
  headers: Record<string, string> = {},
): Promise<{ cartId: string }> {
  // A page that has not been opened yet has no address.
  const url = new URL(`/${language}/checkout/success`, (await page.request.get('/robots.txt')).url()).href;
  const started = await page.request.post(`/api/${language}/checkout/initPayment`, {
    data: { payart, cart, url: { continue: url, cancel: url } },
    headers,
  });
  if (!started.ok()) throw new Error(`nothing was bought: ${await started.text()}`);
  return (await started.json()).data;
}

/** Pays at the demo bank. Returns the address to which it sends the buyer back, whose order is placed there. */
export async function pay(page: Page, cartId: string, email: string): Promise<string> {
  const paid = await page.request.post(`/demo-bank/${cartId}`, {
    form: { decision: 'pay', email, name: 'Ada Lovelace' },
    maxRedirects: 0,
  });
  return paid.headers()['location'] ?? '';
}

/** A class's tickets, ordered by a school that pays by transfer later; what it has to pay, in cents, and under which reference. */
export async function reserve(
  page: Page,
  email: string,
  company: string,
): Promise<{ amount: number; reference: string }> {
  const { day, time } = await findVisit(page, EVENT, (places) => places > 20, 58);
  const token = await schoolToken(page, email, company);
  const url = new URL('/de/', page.url()).href;
  const items = [{ type: 'ticket', id: 'mond-adult', datetime: `${day} ${time}`, count: 10 }];
  const started = await page.request.post('/api/de/checkout/initPayment', {
    headers: { authorization: `Bearer ${token}` },
    data: { payart: 301, cart: { items, request_invoice: true }, url: { continue: url, cancel: url } },
  });
  if (!started.ok()) throw new Error(await started.text());
  const { cartId } = (await started.json()).data;
  return (await page.request.post('/api/de/checkout/execPayment', { data: { cartId } })).json();
}

/** A school's ticket, paid at once, with its invoice. */
export async function buyWithInvoice(page: Page, email: string, company: string) {
  const token = await schoolToken(page, email, company);
  const { day, time } = await findVisit(page, EVENT, (places) => places > 20, 45);
  const items = [{ type: 'ticket', id: 'mond-adult', datetime: `${day} ${time}`, count: 1 }];
  return buy(page, email, items, { request_invoice: true }, token, CARD);
}

/** The token of a school that orders as a guest. */
async function schoolToken(page: Page, email: string, company: string): Promise<string> {
  const c = {
    fname: 'Ada',
    lname: 'Lovelace',
    email,
    company,
    street: 'Schulweg 1',
    zip: '20457',
    city: 'Hamburg',
    country: 'DE',
  };
  const guest = await page.request.post('/api/de/auth/guest', { data: { c } });
  return (await guest.json()).data;
}
