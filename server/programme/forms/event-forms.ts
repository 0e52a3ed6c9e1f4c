// The exhibitions of a draft as forms: shown, written into their files, made and taken out (ADR 142).
import { inLanguage, LANGUAGES, type Language } from '../../../domain/language.ts';
import { type EventForm, missingTexts, type TicketForm } from '../../../domain/programme/event-form.ts';
import type { EventInDraft, ListedEvent } from '../../../domain/programme/forms-contract.ts';
import type { FileList } from '../../../domain/programme/merge-files.ts';
import { newId } from '../../../domain/programme/new-id.ts';
import { isRefusal, type Refusal, refuse } from '../../../domain/refusal.ts';
import { versionOf } from '../../staff/acts/begin-act.ts';
import { changeFiles, type DraftAct } from '../change-draft.ts';
import { keepFile } from '../keep-files.ts';
import { type ProgrammeShop, programmeObject } from '../make-draft.ts';
import { keepBlobs, readFiles } from '../programme-file-store.ts';
import { findRevision } from '../programme-store.ts';
import { reasonsIn } from '../reasons/reason-in.ts';
import { type EventInFolder, readChoices, readEvents } from './draft-files.ts';
import { eventProblems } from './event-problems.ts';
import { readEvent, writeEvent } from './event-yaml.ts';
import { withPicture } from './put-picture.ts';

/** An event that is not there yet. */
const NEW = 'new';

export async function listEvents(
  { database }: ProgrammeShop,
  number: number,
  language: Language,
): Promise<{ rows: ListedEvent[]; state: string } | Refusal> {
  const revision = await findRevision(database, number);
  if (!revision) return refuse('NOT_FOUND');
  const files = await readFiles(database, number);
  const choices = await readChoices(database, files, language);
  const standard = choices?.languages[0] ?? LANGUAGES[0];
  const rows = inShopOrder(await readEvents(database, files)).flatMap((event): ListedEvent[] => {
    const form = readEvent(event.text);
    if (!form) return [];
    const { start, end, name } = form;
    const problems = eventProblems(revision.problems, event.path).length;
    const lacking = (choices?.languages ?? []).filter((one) => missingTexts(form, one, standard) > 0);
    return [{ id: idOf(event), name: inLanguage(name, language, standard), start, end, problems, lacking }];
  });
  return { rows, state: revision.state };
}

export async function showEvent(
  { database }: ProgrammeShop,
  number: number,
  id: string,
  language: Language,
): Promise<EventInDraft | Refusal> {
  const revision = await findRevision(database, number);
  if (!revision) return refuse('NOT_FOUND');
  const files = await readFiles(database, number);
  const choices = await readChoices(database, files, language);
  if (!choices) return refuse('PROGRAMME_WRONG');
  const events = await readEvents(database, files);
  const event = events.find((one) => idOf(one) === id);
  const form = event ? readEvent(event.text) : id === NEW ? newEvent(events, choices) : undefined;
  if (!form) return refuse('NOT_FOUND');
  return {
    id: event ? id : '',
    form,
    choices,
    version: await versionOf(database, programmeObject(number)),
    state: revision.state,
    wrong: event ? reasonsIn(language, eventProblems(revision.problems, event.path)) : [],
  };
}

/** @returns the event's id, and how many things its check has found */
export async function saveEvent(
  shop: ProgrammeShop,
  act: DraftAct,
  id: string,
  form: EventForm,
): Promise<{ id: string; wrong: number } | Refusal> {
  const { database, now } = shop;
  const files = await readFiles(database, act.number);
  const events = await readEvents(database, files);
  const event = events.find((one) => idOf(one) === id);
  if (!event && id !== NEW) return refuse('NOT_FOUND');
  const pictures = await withPictures(shop, files, form);
  if (isRefusal(pictures)) return pictures;
  const made = event ? id : newId(firstName(form), events.map(idOf), 'event');
  const path = event?.path ?? `events/${made}.yaml`;
  const text = writeEvent(event?.text, pictures.form, {
    id: made,
    sequence_no: Math.max(0, ...events.map(sequenceOf)) + 10,
    taken: events.flatMap(ticketIds),
  });
  const hash = await keepFile(database, Buffer.from(text), now());
  const changed = await changeFiles(shop, act, { ...pictures.files, [path]: hash });
  if (isRefusal(changed)) return changed;
  const revision = await findRevision(database, act.number);
  return { id: made, wrong: eventProblems(revision?.problems ?? [], path).length };
}

export async function removeEvent(shop: ProgrammeShop, act: DraftAct, id: string): Promise<true | Refusal> {
  const files = await readFiles(shop.database, act.number);
  const event = (await readEvents(shop.database, files)).find((one) => idOf(one) === id);
  if (!event) return refuse('NOT_FOUND');
  const { [event.path]: _, ...left } = files;
  return changeFiles(shop, act, left);
}

async function withPictures(
  { database, now }: ProgrammeShop,
  files: FileList,
  form: EventForm,
): Promise<{ files: FileList; form: EventForm } | Refusal> {
  const there = await keepBlobs(database, form.pictures.map(({ hash }) => hash).filter(Boolean), now());
  const missing = form.pictures.findIndex(({ hash }) => hash !== '' && !there.has(hash));
  if (missing >= 0)
    return refuse('FIELDS_INVALID', { fields: { [`picture-${missing}`]: ['FOLDER_INCOMPLETE'] } });
  return form.pictures.reduce(
    (given, picture) => {
      const put = withPicture(given.files, picture);
      return { files: put.files, form: { ...form, pictures: [...given.form.pictures, put.picture] } };
    },
    { files, form: { ...form, pictures: [] as EventForm['pictures'] } },
  );
}

/** What most of the others have in common is filled in. */
function newEvent(events: readonly EventInFolder[], choices: EventInDraft['choices']): EventForm {
  const forms = events.flatMap(({ text }) => readEvent(text) ?? []);
  const vat = mostOf(forms.flatMap(({ tickets }) => tickets.map((ticket) => ticket.vat))) ?? 7;
  const ticket: TicketForm = {
    ...{ id: '', name: {}, description: {}, price: null, vat },
    group: choices.ticket_groups[0]?.id ?? '',
  };
  return {
    ...{ name: {}, subtitle: {}, teaser: {}, description: {} },
    venue: mostOf(forms.map(({ venue }) => venue)) ?? choices.venues[0]?.id ?? '',
    groups: [mostOf(forms.flatMap(({ groups }) => groups)) ?? ''].filter(Boolean),
    ...{ start: '', end: '', dating: 'slot' },
    times: {
      weekdays: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
      ...{ first: '10:00', last: '17:00', every: 30, capacity: null },
    },
    pictures: [{ file: '', alt: {}, hash: '', focus: null }],
    tickets: [ticket],
  };
}

function mostOf<Value>(values: readonly Value[]): Value | undefined {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

function inShopOrder(events: readonly EventInFolder[]): EventInFolder[] {
  return events.toSorted((a, b) => sequenceOf(a) - sequenceOf(b));
}

function sequenceOf({ value }: EventInFolder): number {
  return typeof value['sequence_no'] === 'number' ? value['sequence_no'] : 0;
}

function idOf({ value, path }: EventInFolder): string {
  return typeof value['id'] === 'string' ? value['id'] : path.replace(/^events\/|\.ya?ml$/g, '');
}

function ticketIds({ value }: EventInFolder): string[] {
  const tickets = Array.isArray(value['tickets']) ? value['tickets'] : [];
  return tickets.map((ticket: { id?: unknown } | null) => String(ticket?.id ?? ''));
}

function firstName({ name }: EventForm): string {
  return Object.values(name).find((text) => text !== '') ?? '';
}
