// Between the file of an exhibition and its form. Writing changes what the form holds and nothing else: comments, order and fields
// of the file stay, so that people with files and people with forms can take turns.
import { Document, isSeq, parseDocument } from 'yaml';
import type { LocalizedText } from '../../../domain/language.ts';
import {
  type EventForm,
  type PictureForm,
  type TicketForm,
  type TimesForm,
  WEEKDAYS,
} from '../../../domain/programme/event-form.ts';
import { newId } from '../../../domain/programme/new-id.ts';
import { setChanged, setPicture, setTexts, textOfDocument } from './yaml-parts.ts';

type Value = Readonly<Record<string, unknown>>;

/** The form of a file; undefined where it is no YAML of an event. */
export function readEvent(text: string): EventForm | undefined {
  const document = parseDocument(text);
  const value: unknown = document.errors.length > 0 ? undefined : document.toJS();
  if (!isGroup(value)) return undefined;
  const dating = value['dating'];
  return {
    name: textsOf(value['name']),
    subtitle: textsOf(value['subtitle']),
    teaser: textsOf(value['teaser']),
    description: textsOf(value['description']),
    venue: textOf(value['venue']),
    groups: listOf(value['custom_groups']).map(textOf),
    start: textOf(value['start']),
    end: textOf(value['end']),
    dating: dating === 'day' || dating === 'open' ? dating : 'slot',
    times: timesOf(value),
    pictures: [groupOf(value['picture']), ...listOf(value['more_pictures']).filter(isGroup)].map(pictureOf),
    tickets: listOf(value['tickets']).filter(isGroup).map(ticketOf),
  };
}

function pictureOf(picture: Value): PictureForm {
  const { x, y } = groupOf(picture['focus']);
  return {
    file: textOf(picture['file']),
    alt: textsOf(picture['alt']),
    hash: '',
    focus: typeof x === 'number' && typeof y === 'number' ? { x, y } : null,
  };
}

function ticketOf(ticket: Value): TicketForm {
  return {
    id: textOf(ticket['id']),
    name: textsOf(ticket['name']),
    description: textsOf(ticket['description']),
    group: textOf(ticket['group']),
    price: numberOf(ticket['price']),
    vat: numberOf(ticket['vat_value']) ?? 0,
  };
}

const SIMPLE = ['weekdays', 'times', 'capacity', 'minutes', 'sold_elsewhere', 'except'];

/** The one rule that a form can hold; null for several, for shared pools, and for what it has no field for. */
function timesOf(value: Value): TimesForm | null {
  const rules = value[value['dating'] === 'day' ? 'days' : 'slots'];
  const [rule, ...others] = listOf(rules);
  if (!isGroup(rule) || others.length > 0 || Object.keys(rule).some((key) => !SIMPLE.includes(key)))
    return null;
  const times = rule['times'] ?? {};
  if (!isGroup(times)) return null;
  return {
    // A rule without weekdays is for all of them.
    weekdays: [...((rule['weekdays'] as TimesForm['weekdays'] | undefined) ?? WEEKDAYS)],
    first: textOf(times['first']),
    last: textOf(times['last']),
    every: numberOf(times['every']),
    capacity: numberOf(rule['capacity']),
  };
}

/** The file with what the form holds. @param text of the file that is there; undefined for a new one */
export function writeEvent(
  text: string | undefined,
  form: EventForm,
  made: { readonly id: string; readonly sequence_no: number; readonly taken: readonly string[] },
): string {
  const document = text === undefined ? newDocument(form, made) : parseDocument(text);
  const before = text === undefined ? undefined : readEvent(text);
  for (const field of ['name', 'subtitle', 'teaser', 'description'] as const)
    setTexts(document, [field], before?.[field], form[field]);
  setChanged(document, ['venue'], before?.venue, form.venue);
  setChanged(document, ['custom_groups'], before?.groups, form.groups);
  writePictures(document, before?.pictures ?? [], form.pictures);
  setChanged(document, ['start'], before?.start, form.start);
  setChanged(document, ['end'], before?.end ?? '', form.end);
  if (form.times) writeTimes(document, before?.times ?? undefined, form.times, form.dating);
  writeTickets(document, before?.tickets ?? [], form, made);
  return textOfDocument(document, text);
}

const ACCENT = { light: '#1f6f78', dark: '#7fd0d8' };

function newDocument(
  { dating }: EventForm,
  { id, sequence_no }: { id: string; sequence_no: number },
): Document {
  return new Document({
    ...{ id, venue: '', custom_groups: [], sequence_no },
    ...{ name: {}, subtitle: {}, teaser: {}, description: {} },
    picture: { file: '', alt: {} },
    accent: ACCENT,
    ...{ start: '', dating, tickets: [] },
  });
}

/** The first is `picture`; the others are a list of their own, which goes with the last of them. */
function writePictures(
  document: Document,
  before: readonly PictureForm[],
  [first, ...others]: readonly PictureForm[],
): void {
  if (first) setPicture(document, ['picture'], before[0], first);
  const list = ['more_pictures'];
  if (others.length > 0 && !isSeq(document.getIn(list))) document.setIn(list, document.createNode([]));
  for (const [index, picture] of others.entries()) {
    const was = before[index + 1];
    if (!was) document.addIn(list, document.createNode({ file: '', alt: {} }));
    setPicture(document, [...list, index], was, picture);
  }
  for (let index = before.length - 2; index >= others.length; index -= 1) document.deleteIn([...list, index]);
  if (others.length === 0 && before.length > 1) document.deleteIn(list);
}

function writeTimes(
  document: Document,
  before: TimesForm | undefined,
  times: TimesForm,
  dating: EventForm['dating'],
): void {
  if (dating === 'open') return;
  const at = [dating === 'day' ? 'days' : 'slots', 0];
  if (!isSeq(document.getIn([at[0]]))) document.setIn([at[0]], document.createNode([{}]));
  setChanged(document, [...at, 'weekdays'], before?.weekdays, times.weekdays);
  if (dating === 'slot')
    for (const part of ['first', 'last', 'every'] as const)
      setChanged(document, [...at, 'times', part], before?.[part], times[part]);
  setChanged(document, [...at, 'capacity'], before?.capacity, times.capacity);
}

/** Tickets keep their place in the file; new ones stand at the end, and those that were taken out go. */
function writeTickets(
  document: Document,
  before: readonly TicketForm[],
  { tickets, dating }: EventForm,
  { id: event, taken }: { readonly id: string; readonly taken: readonly string[] },
): void {
  for (const index of [...before.keys()].reverse())
    if (!tickets.some(({ id }) => id === before[index]?.id)) document.deleteIn(['tickets', index]);
  const left = before.filter((ticket) => tickets.some(({ id }) => id === ticket.id));
  const ids = [...taken];
  for (const ticket of tickets) {
    const place = left.findIndex(({ id }) => id !== '' && id === ticket.id);
    if (place >= 0) {
      writeTicket(document, ['tickets', place], left[place], ticket);
      continue;
    }
    const id = newId(`${event}-${firstText(ticket.name)}`, ids, `${event}-ticket`);
    ids.push(id);
    const added = {
      id,
      group: ticket.group,
      mode: dating === 'open' ? 3 : 1,
      name: {},
      price: 0,
      vat_value: ticket.vat,
    };
    document.addIn(['tickets'], document.createNode(added));
    const seq = document.getIn(['tickets']);
    const last = isSeq(seq) ? seq.items.length - 1 : 0;
    writeTicket(document, ['tickets', last], undefined, ticket);
  }
}

function writeTicket(
  document: Document,
  at: readonly (string | number)[],
  before: TicketForm | undefined,
  ticket: TicketForm,
): void {
  setTexts(document, [...at, 'name'], before?.name, ticket.name);
  setTexts(document, [...at, 'description'], before?.description ?? {}, ticket.description);
  setChanged(document, [...at, 'group'], before?.group, ticket.group);
  setChanged(document, [...at, 'price'], before?.price, ticket.price);
  setChanged(document, [...at, 'vat_value'], before?.vat, ticket.vat);
}

function firstText(text: LocalizedText): string {
  return Object.values(text).find((one) => one !== '') ?? '';
}

function isGroup(value: unknown): value is Value {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function groupOf(value: unknown): Value {
  return isGroup(value) ? value : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function textsOf(value: unknown): LocalizedText {
  return Object.fromEntries(Object.entries(groupOf(value)).filter(([, text]) => typeof text === 'string'));
}
