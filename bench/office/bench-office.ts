// How fast staff find an order among a million, read lists of them and open one, and see what the day needs (operations 1, 2), as a browser waits for it.
import { cpuSeconds, familyOf, postgresPids } from '../cpu-time.ts';
import { dayAhead } from '../day-ahead.ts';
import { figure, heading } from '../figures.ts';
import { type FoyerProcess, runToEnd, startFoyer } from '../foyer-process.ts';
import { type Connection, openConnection } from '../http-client.ts';
import { purchaseTask } from '../purchase-tasks.ts';
import { makeOrders } from './make-orders.ts';
import { type SomeOrder, someOrders } from './some-orders.ts';

const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 1_000_000);
const ASKED = 200;
const MOST_MS = 100;
const PASSWORD = 'vier Möwen am Kai';

type Ask = (connection: Connection, order: SomeOrder) => Promise<string>;

const SEARCHES: Readonly<Record<string, (order: SomeOrder) => string>> = {
  number: ({ number }) => number,
  'first and last name': ({ name }) => name,
  'last name': ({ name }) => lastName(name),
  'beginning of a last name': ({ name }) => lastName(name).slice(0, 4),
  'last name, a letter wrong': ({ name }) => misspelt(lastName(name)),
  'both names, a letter wrong': ({ name }) => `${name.split(' ')[0]} ${misspelt(lastName(name))}`,
  'last name, two letters wrong': ({ name }) => misspeltTwice(lastName(name)),
  'both names, two letters wrong': ({ name }) => `${name.split(' ')[0]} ${misspeltTwice(lastName(name))}`,
  'name that nobody has': ({ number }) => `Qxyz${number.slice(-3)}w`,
  'e-mail address': ({ email }) => email,
  'telephone number': ({ phone }) => `+49 ${phone}`,
  'ticket’s code': ({ barcode }) => barcode,
  'payment’s reference': ({ reference }) => reference,
  amount: ({ total }) => `${(total / 100).toFixed(2)} €`,
  'day of visit': ({ visit }) => visit.slice(0, 10),
};

const LISTS: Readonly<Record<string, string>> = {
  'newest orders': '',
  'next visits': 'sort=visit',
  'visits of a day': `sort=visit&visit=${dayAhead(5)}`,
  'of a language': 'language=it',
  'of an event and a provider': 'event=spread&provider=demo-bank',
  'of a language, on a day': `language=fr&visit=${dayAhead(9)}`,
  'free, of which there are none': 'free=yes',
  'of a week two years ago': 'from=2024-11-01&to=2024-11-07',
  'that need a person': 'attention=yes',
};
const PAGES_DEEP = 40;

/** Measures a database of PostgreSQL with nothing in it but a museum. */
export async function benchOffice(settings: Record<string, string>, databaseUrl: string): Promise<void> {
  heading(`Office, ${ORDERS.toLocaleString('en')} orders, PostgreSQL`);
  const shop = await startFoyer(settings);
  await buyOne(shop);
  const since = performance.now();
  await makeOrders(databaseUrl, ORDERS);
  figure('making the orders', (performance.now() - since) / 1000, 's');
  const orders = await someOrders(databaseUrl, ASKED);
  const connection = await signedIn(shop, settings);
  const cpu = () => cpuSeconds([...familyOf(shop.pid), ...postgresPids()]);
  const measure = async (name: string, ask: Ask) => {
    const before = cpu();
    const times: number[] = [];
    for (const order of orders) {
      const began = performance.now();
      await ask(connection, order);
      times.push(performance.now() - began);
    }
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    figure(`${name}: p50`, at(0.5), 'ms');
    figure(`${name}: p95`, at(0.95), 'ms', { atMost: MOST_MS });
    figure(`${name}: CPU of shop and database`, ((cpu() - before) / times.length) * 1000, 'ms');
  };
  await measure('Today', (to) => answered(to, 'GET', 'office/today'));
  for (const [name, text] of Object.entries(SEARCHES)) {
    let found = 0;
    await measure(`search, ${name}`, async (to, order) => {
      const answer = await answered(to, 'POST', 'office/search', { q: text(order) });
      if (answer.includes(order.number)) found += 1;
      return answer;
    });
    if (name.includes('wrong'))
      figure(`search, ${name}: the order is among the twenty`, (found / ASKED) * 100, '%');
  }
  for (const [name, query] of Object.entries(LISTS))
    await measure(`list, ${name}`, (to) => answered(to, 'GET', `office/orders?${query}`));
  const deep = await cursorAfter(connection, PAGES_DEEP);
  await measure(`list, page ${PAGES_DEEP}`, (to) => answered(to, 'GET', `office/orders?cursor=${deep}`));
  const old = Buffer.from(JSON.stringify([orders[0]?.at, orders[0]?.id])).toString('base64url');
  await measure('list, from the middle', (to) => answered(to, 'GET', `office/orders?cursor=${old}`));
  await measure('an order whole', (to, { number }) => answered(to, 'GET', `office/orders/${number}`));
  connection.close();
  await shop.stop();
}

/** An order by which others are made. */
export async function buyOne(shop: FoyerProcess): Promise<void> {
  const connection = await openConnection(shop.port);
  const bought = await purchaseTask(
    `http://localhost:${shop.port}`,
    'spread-karte',
    () => `${dayAhead(3)} 10:00`,
  )(connection, 0);
  if (!bought) throw new Error('the first order was not bought');
  connection.close();
}

/** A connection of somebody with a role, who has just accepted an invitation. */
export async function signedIn(
  shop: FoyerProcess,
  settings: Record<string, string>,
  role = 'service',
): Promise<Connection> {
  const said = await runToEnd(
    process.execPath,
    ['server/commands/staff.ts', 'invite', 'Mara', 'mara@museum.example', role],
    settings,
  );
  const secret = /#(?:secret=)?(\w+)/.exec(said)?.[1];
  const joining = await openConnection(shop.port, 'x-foyer-office: 1\r\n');
  const body = JSON.stringify({ secret, name: 'Mara', password: PASSWORD });
  const joined = await joining.send('POST', '/api/de/office/join', body);
  const cookie = /set-cookie: ([^;]+)/i.exec(joined.headers)?.[1];
  if (!cookie) throw new Error(`nobody could join: ${said} ${joined.body}`);
  joining.close();
  return openConnection(shop.port, `x-foyer-office: 1\r\ncookie: ${cookie}\r\n`);
}

export async function answered(
  to: Connection,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<string> {
  const reply = await to.send(method, `/api/de/${path}`, body ? JSON.stringify(body) : undefined);
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.body}`);
  return reply.body;
}

async function cursorAfter(connection: Connection, pages: number): Promise<string> {
  let cursor = '';
  for (let page = 1; page < pages; page += 1) {
    const after = cursor === '' ? '' : `?cursor=${cursor}`;
    cursor = JSON.parse(await answered(connection, 'GET', `office/orders${after}`)).data.next;
  }
  return cursor;
}

function lastName(name: string): string {
  return name.split(' ').at(-1) ?? name;
}

/** Another letter in the middle. */
function misspelt(name: string): string {
  const middle = Math.floor(name.length / 2);
  const letter = name[middle] === 'e' ? 'a' : 'e';
  return name.slice(0, middle) + letter + name.slice(middle + 1);
}

/** Other letters in the middle and at the end, as somebody hears a name on the telephone: it may find nothing (ADR 113). */
function misspeltTwice(name: string): string {
  const wrong = misspelt(name);
  return wrong.slice(0, -1) + (wrong.at(-1) === 'n' ? 'm' : 'n');
}
