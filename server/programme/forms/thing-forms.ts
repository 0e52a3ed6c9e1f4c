// Everything that a draft's folder holds, as forms: listed, shown, written into its files, made and taken out (ADR 138).
import { defaultLanguage, inLanguage, type Language, type LocalizedText } from '../../../domain/language.ts';
import type { FileList } from '../../../domain/programme/merge-files.ts';
import { newId } from '../../../domain/programme/new-id.ts';
import {
  entryProblems,
  fitFields,
  isGroupValue,
  lackingTexts,
  type ThingForm,
  type ThingSection,
  type ThingValue,
} from '../../../domain/programme/thing-shape.ts';
import type { ListedThing, ThingInDraft } from '../../../domain/programme/things-contract.ts';
import { isRefusal, type Refusal, refuse } from '../../../domain/refusal.ts';
import { versionOf } from '../../staff/acts/begin-act.ts';
import { changeFiles, type DraftAct } from '../change-draft.ts';
import { keepFile } from '../keep-files.ts';
import { type ProgrammeShop, programmeObject } from '../make-draft.ts';
import { findRevision, readFiles } from '../programme-store.ts';
import { reasonsIn } from '../reasons/reason-in.ts';
import { PAGE_SECTIONS, pageIds, readPage, withoutPage, writePage } from './page-texts.ts';
import { type DraftOffer, idsIn, readDraft } from './read-draft.ts';
import { sectionsOf } from './shape-of-schema.ts';
import { formOf, isFolder, newPath, pathsOf } from './thing-files.ts';
import { putPictures } from './thing-pictures.ts';
import { type ThingMessage, thingProblems } from './thing-problems.ts';
import { readThing, writeThing } from './thing-yaml.ts';

/** Of what is not there yet. */
const NEW = 'new';

type Draft = DraftOffer & { readonly files: FileList; readonly state: string };
type Problems = Parameters<typeof thingProblems>[0];

export async function listThings(
  { database }: ProgrammeShop,
  number: number,
  kind: ThingForm,
  language: Language,
): Promise<{ rows: ListedThing[]; state: string; addable: boolean } | Refusal> {
  const revision = await findRevision(database, number);
  const draft = revision && (await openDraft(database, number, language));
  if (!draft) return refuse(revision ? 'PROGRAMME_WRONG' : 'NOT_FOUND');
  const rows = await Promise.all(
    idsOf(kind, draft.files).map(async (id) => {
      const { value = {}, sections } = (await readOne(database, draft, kind, id)) ?? { sections: [] };
      const fields = sections.flatMap((section) => section.fields);
      const standard = defaultLanguage(draft.languages);
      const lacking = draft.languages.filter((one) => lackingTexts(fields, value, one, standard) > 0);
      const problems = messagesOf(revision.problems, kind, id, draft.files, sections).length;
      return {
        id,
        name: nameOf(kind, value, language, standard) || (kind === 'settings' ? '' : id),
        problems,
        lacking,
      };
    }),
  );
  return { rows, state: revision.state, addable: isFolder(kind) || kind === 'page' };
}

export async function showThing(
  { database }: ProgrammeShop,
  number: number,
  kind: ThingForm,
  id: string,
  language: Language,
): Promise<ThingInDraft | Refusal> {
  const revision = await findRevision(database, number);
  const draft = revision && (await openDraft(database, number, language));
  if (!draft) return refuse(revision ? 'PROGRAMME_WRONG' : 'NOT_FOUND');
  const isNew = id === NEW && (isFolder(kind) || kind === 'page');
  const found = isNew ? newOne(draft, kind) : await readOne(database, draft, kind, id);
  if (!found?.value) return refuse('NOT_FOUND');
  const value = fitFields(fieldsIn(found.sections), found.value);
  return {
    id: isNew ? '' : id,
    sections: [...found.sections],
    value,
    languages: [...draft.languages],
    currency: draft.currency,
    version: await versionOf(database, programmeObject(number)),
    state: revision.state,
    wrong: isNew
      ? []
      : reasonsIn(language, messagesOf(revision.problems, kind, id, draft.files, found.sections, value)),
    removable: !isNew && (isFolder(kind) || kind === 'page'),
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
  const draft = await openDraft(database, act.number, language);
  if (!draft) return refuse('PROGRAMME_WRONG');
  const isNew = id === NEW && (isFolder(kind) || kind === 'page');
  const found = isNew ? newOne(draft, kind) : await readOne(database, draft, kind, id);
  if (!found?.value) return refuse('NOT_FOUND');
  const fields = fieldsIn(found.sections);
  const problems = entryProblems(fields, value);
  if (Object.keys(problems).length > 0) return refuse('FIELDS_INVALID', { fields: problems });
  const put = await putPictures(shop, draft.files, fields, fitFields(fields, value));
  if (isRefusal(put)) return put;
  const made = isNew ? newId(firstText(put.value), idsOf(kind, draft.files), kind) : id;
  const files = await withThing(shop, { ...draft, files: put.files }, kind, made, {
    isNew,
    before: found.value,
    after: put.value,
    sections: found.sections,
  });
  const changed = await changeFiles(shop, act, files);
  if (isRefusal(changed)) return changed;
  const revision = await findRevision(database, act.number);
  return { id: made, wrong: messagesOf(revision?.problems ?? [], kind, made, files, found.sections).length };
}

export async function removeThing(
  shop: ProgrammeShop,
  act: DraftAct,
  kind: ThingForm,
  id: string,
): Promise<true | Refusal> {
  const files = await readFiles(shop.database, act.number);
  if (kind === 'page')
    return pageIds(files).includes(id) ? changeFiles(shop, act, withoutPage(files, id)) : refuse('NOT_FOUND');
  const path = isFolder(kind) ? pathsOf(kind, files).get(id) : undefined;
  if (path === undefined) return refuse('NOT_FOUND');
  const { [path]: _, ...left } = files;
  return changeFiles(shop, act, left);
}

type Change = {
  readonly isNew: boolean;
  readonly before: ThingValue;
  readonly after: ThingValue;
  readonly sections: readonly ThingSection[];
};

async function withThing(
  { database, now }: ProgrammeShop,
  { files, texts }: Draft,
  kind: ThingForm,
  id: string,
  { isNew, before, after, sections }: Change,
): Promise<FileList> {
  if (kind === 'page') return writePage(database, files, id, { before, after, now: now() });
  const path = pathsOf(kind, files).get(id) ?? (isFolder(kind) ? newPath(kind, id) : '');
  const others = isFolder(kind) ? [...pathsOf(kind, files).values()] : [];
  // Ids of a museum's settings are its own words; those of tickets and times are one's in the whole shop.
  const ids = {
    stem: isFolder(kind) ? id : '',
    taken: others.flatMap((one) => idsIn(readThing(texts.get(one) ?? ''))),
  };
  const initial = isNew && kind !== 'tour' ? { id, ...before } : before;
  const text = writeThing(texts.get(path), fieldsIn(sections), after, ids, initial);
  return { ...files, [path]: await keepFile(database, Buffer.from(text), now()) };
}

async function openDraft(
  sql: ProgrammeShop['database'],
  number: number,
  language: Language,
): Promise<Draft | undefined> {
  const revision = await findRevision(sql, number);
  if (!revision) return undefined;
  const files = await readFiles(sql, number);
  const offer = await readDraft(sql, files, language);
  return offer && { ...offer, files, state: revision.state };
}

type One = { readonly sections: readonly ThingSection[]; readonly value?: ThingValue | undefined };

async function readOne(
  sql: ProgrammeShop['database'],
  { files, offered, texts }: Draft,
  kind: ThingForm,
  id: string,
): Promise<One | undefined> {
  if (kind === 'page') return { sections: PAGE_SECTIONS, value: await readPage(sql, files, id) };
  const form = formOf(kind, id);
  const path = pathsOf(kind, files).get(id);
  if (!form || path === undefined) return undefined;
  const text = texts.get(path);
  const sections = sectionsOf(form, offered);
  // A file that may be missing, such as the one of parcels, is an empty one.
  return { sections, value: text === undefined ? {} : readThing(text) };
}

/** With what its format begins with, at the end of the list, in the first house. */
function newOne({ files, offered, texts }: Draft, kind: ThingForm): One | undefined {
  if (kind === 'page') return { sections: PAGE_SECTIONS, value: {} };
  const form = isFolder(kind) ? formOf(kind, NEW) : undefined;
  if (!form || !isFolder(kind)) return undefined;
  const others = [...pathsOf(kind, files).values()].map((path) => readThing(texts.get(path) ?? '') ?? {});
  const places = others.map((one) => Number(one['sequence_no']) || 0);
  const first = Object.entries(form.choices ?? {}).flatMap(([way, source]) => {
    const isNeeded =
      form.schema.properties[way] && (form.schema as { required?: string[] }).required?.includes(way);
    if (!isNeeded) return [];
    const isList = (form.schema.properties[way] as { type?: string }).type === 'array';
    return [[way, isList ? [] : (offered[source][0]?.value ?? '')] as const];
  });
  const value = { ...form.initial, ...Object.fromEntries(first), sequence_no: Math.max(0, ...places) + 10 };
  return { sections: sectionsOf(form, offered), value };
}

function idsOf(kind: ThingForm, files: FileList): string[] {
  return kind === 'page' ? pageIds(files) : [...pathsOf(kind, files).keys()];
}

function messagesOf(
  problems: Problems,
  kind: ThingForm,
  id: string,
  files: FileList,
  sections: readonly ThingSection[],
  value: ThingValue = {},
): ThingMessage[] {
  if (kind === 'page')
    return problems
      .filter(({ file }) => file.startsWith(`pages/${id}.`))
      .map(({ file, reason }) => ({ field: '', reason: `${file}: ${reason}` }));
  const path = pathsOf(kind, files).get(id) ?? (isFolder(kind) ? newPath(kind, id) : '');
  return thingProblems(problems, path, fieldsIn(sections), kind === 'settings', value);
}

function fieldsIn(sections: readonly ThingSection[]) {
  return sections.flatMap(({ fields }) => fields);
}

function nameOf(kind: ThingForm, value: ThingValue, language: Language, standard: Language): string {
  const named = value[kind === 'page' ? 'title' : 'name'];
  return kind !== 'settings' && isGroupValue(named)
    ? inLanguage(named as LocalizedText, language, standard)
    : '';
}

function firstText(value: ThingValue): string {
  const named = value['name'] ?? value['title'];
  return isGroupValue(named) ? String(Object.values(named).find((text) => text !== '') ?? '') : '';
}
