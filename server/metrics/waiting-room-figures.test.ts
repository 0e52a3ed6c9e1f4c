// What Prometheus reads of the waiting room: over the real app, on both engines.
import { expect, test } from 'vitest';
import { testDatabases } from '../platform/database/test-databases.ts';
import { MUSEUM_YAML, makeTestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase } from '../testing/test-shop.ts';

const WITH_TOKEN = { authorization: 'Bearer monitor-monitor-monitor' };
const TICKET = { type: 'ticket', id: 'flut-normal', datetime: '2026-11-20 10:00', count: 1 };
/** Lets in one visitor at once, and one a minute. */
const RUSH = '{id: flut, from: "2026-11-18 07:00", to: "2026-11-19 07:00", pace: 1}';
const EARLY = RUSH.replace('pace', 'sale_opens: "2026-11-18 12:00", pace');
const LOAD = 'purchases_per_minute: 8';

async function figuresAfter(engine: ReturnType<typeof testDatabases>[number], setting: string) {
  const museum = makeTestMuseum();
  museum.put('museum.yaml', `${MUSEUM_YAML}waiting_room: {${setting}}\n`);
  const shop = await openTestShop(engine, museum.folder, { METRICS_TOKEN: 'monitor-monitor-monitor' });
  for (let visitors = 0; visitors < 3; visitors += 1) {
    await shop.post('/api/de/checkout/initPayment', purchase([TICKET]));
    await shop.post('/api/de/waiting-room/enter', {});
  }
  const text: string = (await shop.get('/metrics', WITH_TOKEN)).body;
  await shop.close();
  museum.remove();
  return text.split('\n').filter((line) => line.startsWith('foyer_waiting_room_'));
}

test.each(
  testDatabases().flatMap((engine) => [
    {
      engine,
      what: 'a rush lets in one of three',
      setting: `rushes: [${RUSH}]`,
      says: [
        'open{line="rush:flut"} 1',
        'visitors{line="rush:flut",state="waiting"} 2',
        'let_in_total{line="rush:flut"} 1',
      ],
      counts: { passed: 0, sent: 3, places: 3 },
    },
    {
      engine,
      what: 'before the sale opens nobody is let in',
      setting: `rushes: [${EARLY}]`,
      says: [
        'open{line="rush:flut"} 1',
        'visitors{line="rush:flut",state="early"} 3',
        'let_in_total{line="rush:flut"} 0',
      ],
      counts: { passed: 0, sent: 3, places: 3 },
    },
    {
      engine,
      what: 'two purchases at once open the room by itself',
      setting: LOAD,
      says: ['open{line="load"} 1', 'visitors{line="load",state="waiting"} 2', 'let_in_total{line="load"} 2'],
      counts: { passed: 0, sent: 1, places: 2 },
    },
  ]),
)('$what, on $engine.name', async ({ engine, setting, says, counts }) => {
  const figures = await figuresAfter(engine, setting);
  for (const line of says) expect(figures).toContain(`foyer_waiting_room_${line}`);
  expect(figures).toContain(`foyer_waiting_room_purchases_total{outcome="passed"} ${counts.passed}`);
  expect(figures).toContain(`foyer_waiting_room_purchases_total{outcome="sent-to-wait"} ${counts.sent}`);
  expect(figures).toContain(`foyer_waiting_room_answers_total{answer="place"} ${counts.places}`);
});
