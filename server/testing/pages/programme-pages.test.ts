// The home page and the list of tickets, from the museum's folder to the page that the built shop renders: of a museum
// without events, and of one with hundreds.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ConfiguredShop, linksIn, openConfiguredShop, textOf } from '../test-configuration.ts';
import { OPEN_EVENT_YAML } from '../test-museum.ts';

const EVENTS = 200;
/** Far more than such a page has, and far less than all the events would take. */
const MOST_BYTES = 150_000;

let museum: ConfiguredShop;
beforeAll(async () => {
  museum = await openConfiguredShop();
});
afterAll(() => museum.close());

// A book goes with an event.
const EVENT_FILES = ['events/flut.yaml', 'events/dauer.yaml', 'events/konzert.yaml', 'articles/buch.yaml'];

function eventYaml(index: number): string {
  const later = index % 2 === 1;
  return OPEN_EVENT_YAML.replaceAll('dauer', `event-${index}`)
    .replace(/^name: .*$/m, `name: {de: "Gezeiten ${index}"}`)
    .replace(/^sequence_no: .*$/m, `sequence_no: ${index}`)
    .replace(/^start: .*$/m, `start: today${later ? '+9' : '-9'}`);
}

/** The events that a page links to, in its order. */
function eventsOf(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...new Set(linksIn(main).flatMap((link) => /^\/de\/tickets\/([^?]+)$/.exec(link)?.[1] ?? []))];
}

describe('without events', () => {
  beforeAll(async () => {
    for (const file of EVENT_FILES) museum.put(file, undefined);
    await museum.configure();
  });

  test.each([
    ['/de/tickets', 'Zurzeit sind keine Tickets im Verkauf.'],
    ['/de/tickets?venue=haus&page=3', 'Zurzeit sind keine Tickets im Verkauf.'],
    ['/de/', 'Zurzeit steht nichts auf dem Programm.'],
  ])('%s says so', async (path, words) => {
    const { status, html } = await museum.page(path);
    expect(status).toBe(200);
    expect(textOf(html)).toContain(words);
  });

  test('a museum that sells no tickets has no programme to miss', async () => {
    await museum.configure({ has_tickets: false });
    const { status, html } = await museum.page('/de/');
    expect(status).toBe(200);
    expect(textOf(html)).not.toContain('Zurzeit steht nichts auf dem Programm.');
  });
});

describe(`with ${EVENTS} events`, () => {
  beforeAll(async () => {
    for (let index = 0; index < EVENTS; index += 1)
      museum.put(`events/event-${index}.yaml`, eventYaml(index));
    await museum.configure();
  });

  test('the home page shows the first that run and the next to come, and leads to the others', async () => {
    const { html } = await museum.page('/de/');
    expect(eventsOf(html)).toEqual([0, 2, 4, 1].map((index) => `event-${index}`));
    expect(textOf(html)).toContain(`Das ganze Programm (${EVENTS})`);
    expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES);
  });

  test.each([
    ['the first page has twelve', '', [0, 11]],
    ['the second goes on', '?page=2', [12, 23]],
    ['a page beyond the last is the last', '?page=999', [192, 199]],
    ['a page that is no number is the first', '?page=-1', [0, 11]],
  ])('%s', async (_, search, [first = 0, last = 0]) => {
    const { status, html } = await museum.page(`/de/tickets${search}`);
    expect(status).toBe(200);
    const shown = Array.from({ length: last - first + 1 }, (__, index) => `event-${first + index}`);
    expect(eventsOf(html)).toEqual(shown);
    expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES);
  });

  test('a search finds words in any order, whatever their capitals', async () => {
    const { html } = await museum.page('/de/tickets?q=19+gezeiten');
    const found = [19, 119, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199];
    expect(eventsOf(html)).toEqual(found.map((index) => `event-${index}`));
    expect(html).toContain('value="19 gezeiten"');
  });

  test('a search that finds nothing says so', async () => {
    const { status, html } = await museum.page('/de/tickets?q=Wüste');
    expect(status).toBe(200);
    expect(textOf(html)).toContain('0 Veranstaltungen');
    expect(eventsOf(html)).toEqual([]);
  });

  test('event/select has all of them, without their long texts', async () => {
    const { body } = await museum.app.inject({ url: '/api/de/event/select' });
    const events: object[] = JSON.parse(body).data;
    expect(events).toHaveLength(EVENTS);
    expect(events[0]).not.toHaveProperty('description');
  });
});
