// Everything that a draft's folder holds, as forms: listed, shown, written into its files, made and taken out (ADR 138).
import { defaultLanguage, inLanguage, type Language, type LocalizedText } from '../../../domain/language.ts';
import { newId } from '../../../domain/programme/new-id.ts';
import {
  entryProblems,
  fitFields,
  isGroupValue,
  lackingTexts,
  type ThingForm,
  type ThingValue,
} from '../../../domain/programme/thing-shape.ts';
import type { ListedThing, ThingInDraft } from '../../../domain/programme/things-contract.ts';
import { isRefusal, type Refusal, refuse } from '../../../domain/refusal.ts';
import { versionOf } from '../../staff/acts/begin-act.ts';
import { changeFiles, type DraftAct } from '../change-draft.ts';
import { type ProgrammeShop, programmeObject } from '../make-draft.ts';
import { readFiles } from '../programme-file-store.ts';
import { findRevision } from '../programme-store.ts';
import { reasonsIn } from '../reasons/reason-in.ts';
import { readDraft } from './read-draft.ts';
import { putPictures } from './thing-pictures.ts';
import { type Draft, fieldsIn, firstText, isNameless, type One, type ThingPlace } from './thing-place.ts';
import { THING_PLACES } from './thing-places.ts';

/** Of what is not there yet. */
const NEW = 'new';
const MOST_LISTED = 100;

/** What of a list is asked for: with a text in its name, and after how many others. */
export type ListAsked = { readonly q?: string; readonly after?: string };

export async function listThings(
  { database }: ProgrammeShop,
  number: number,
  kind: ThingForm,
  language: Language,
  { q = '', after = '0' }: ListAsked = {},
): Promise<{ rows: ListedThing[]; next: string | null; state: string; addable: boolean } | Refusal> {
  const opened = await openDraft(database, number, language);
  if (isRefusal(opened)) return opened;
  const { draft, problems } = opened;
  const place = THING_PLACES[kind];
  const ids = place.ids(draft);
  if (!ids) return refuse('PROGRAMME_WRONG');
  const standard = defaultLanguage(draft.languages);
  const named = await Promise.all(
    ids.map(async (id) => {
      const one: One = (await place.read(draft, id)) ?? { sections: [] };
      return { id, one, name: nameOf(kind, one.value ?? {}, language, standard) || unnamed(kind, id) };
    }),
  );
  const wanted = q.trim().toLocaleLowerCase(language);
  const found = named.filter(({ name }) => name.toLocaleLowerCase(language).includes(wanted));
  const end = Number(after) + MOST_LISTED;
  const rows = found.slice(Number(after), end).map(({ id, name, one }) => ({
    id,
    name,
    problems: place.messages(problems, id, draft, { sections: one.sections }).length,
    lacking: draft.languages.filter(
      (spoken) => lackingTexts(fieldsIn(one.sections), one.value ?? {}, spoken, standard) > 0,
    ),
  }));
  const next = found.length > end ? String(end) : null;
  return { rows, next, state: draft.state, addable: place.fresh !== undefined };
}

export async function showThing(
  { database }: ProgrammeShop,
  number: number,
  kind: ThingForm,
  id: string,
  language: Language,
): Promise<ThingInDraft | Refusal> {
  const opened = await openDraft(database, number, language);
  if (isRefusal(opened)) return opened;
  const { draft, problems } = opened;
  const place = THING_PLACES[kind];
  const isNew = isNewOne(place, id);
  const found = await findOne(place, draft, id);
  if (!found?.value) return refuse('NOT_FOUND');
  const value = fitFields(fieldsIn(found.sections), found.value);
  const wrong = isNew ? [] : place.messages(problems, id, draft, { sections: found.sections, value });
  return {
    id: isNew ? '' : id,
    sections: [...found.sections],
    value,
    languages: [...draft.languages],
    currency: draft.currency,
    version: await versionOf(database, programmeObject(number)),
    state: draft.state,
    wrong: reasonsIn(language, wrong),
    removable: !isNew && place.without !== undefined,
  };
}

/** @returns its id, and how many things its check has found */
export async function saveThing(
  shop: ProgrammeShop,
  act: DraftAct,
  kind: ThingForm,
  id: string,
  value: ThingValue,
  language: Language,
): Promise<{ id: string; wrong: number } | Refusal> {
  const { database } = shop;
  const opened = await openDraft(database, act.number, language);
  if (isRefusal(opened)) return opened;
  const { draft } = opened;
  const place = THING_PLACES[kind];
  const ids = place.ids(draft);
  if (!ids) return refuse('PROGRAMME_WRONG');
  const isNew = isNewOne(place, id);
  const found = await findOne(place, draft, id);
  if (!found?.value) return refuse('NOT_FOUND');
  const fields = fieldsIn(found.sections);
  const lacking = entryProblems(fields, value);
  if (Object.keys(lacking).length > 0) return refuse('FIELDS_INVALID', { fields: lacking });
  const put = await putPictures(shop, draft.files, fields, fitFields(fields, value));
  if (isRefusal(put)) return put;
  const made = isNew || isNameless(id) ? idOfNew(place, put.value, ids, kind) : id;
  const { sections, value: before } = found;
  const change = { isNew, was: id, before, after: put.value, sections, now: shop.now() };
  const files = await place.write({ ...draft, files: put.files }, made, change);
  const changed = await changeFiles(shop, act, files);
  if (isRefusal(changed)) return changed;
  const saved = await openDraft(database, act.number, language);
  const wrong = isRefusal(saved) ? [] : place.messages(saved.problems, made, saved.draft, found);
  return { id: made, wrong: wrong.length };
}

export async function removeThing(
  shop: ProgrammeShop,
  act: DraftAct,
  kind: ThingForm,
  id: string,
): Promise<true | Refusal> {
  const { database, now } = shop;
  const files = await readFiles(database, act.number);
  const left = await THING_PLACES[kind].without?.(database, files, id, now());
  return left ? changeFiles(shop, act, left) : refuse('NOT_FOUND');
}

type Opened = { readonly draft: Draft; readonly problems: Parameters<ThingPlace['messages']>[0] };

async function openDraft(
  sql: ProgrammeShop['database'],
  number: number,
  language: Language,
): Promise<Opened | Refusal> {
  const revision = await findRevision(sql, number);
  if (!revision) return refuse('NOT_FOUND');
  const files = await readFiles(sql, number);
  const offer = await readDraft(sql, files, language);
  if (!offer) return refuse('PROGRAMME_WRONG');
  return { draft: { ...offer, sql, files, state: revision.state }, problems: revision.problems };
}

function isNewOne({ fresh }: ThingPlace, id: string): boolean {
  return id === NEW && fresh !== undefined;
}

/** The one that was chosen, where no other thing has it; else of its name. */
function idOfNew(place: ThingPlace, value: ThingValue, taken: readonly string[], kind: ThingForm): string {
  const chosen = place.idOf?.(value);
  return chosen !== undefined && !taken.includes(chosen) ? chosen : newId(firstText(value), taken, kind);
}

async function findOne(place: ThingPlace, draft: Draft, id: string): Promise<One | undefined> {
  return isNewOne(place, id) ? place.fresh?.(draft) : place.read(draft, id);
}

function nameOf(kind: ThingForm, value: ThingValue, language: Language, standard: Language): string {
  const named = value[kind === 'page' ? 'title' : 'name'];
  // The name of the museum is none of its settings.
  const name =
    kind !== 'settings' && isGroupValue(named) ? inLanguage(named as LocalizedText, language, standard) : '';
  // Many codes have the same name.
  return kind === 'code' ? [value['barcode'], name].filter(Boolean).join(' · ') : name;
}

/** What has no name shows its id, or a word of the office. */
function unnamed(kind: ThingForm, id: string): string {
  return kind === 'settings' || kind === 'logo' ? '' : id;
}
