// Between a file of the folder and its form, whatever it holds. Writing changes what the form has fields for, where it differs, and
// nothing else: comments, order and other fields of the file stay.
import { Document, isMap, isSeq, parseDocument } from 'yaml';
import type { LocalizedText } from '../../../domain/language.ts';
import { newId } from '../../../domain/programme/new-id.ts';
import {
  fitFields,
  isGroupValue,
  type ThingField,
  type ThingShape,
  type ThingValue,
  wayOf,
} from '../../../domain/programme/thing-shape.ts';
import {
  type At,
  type PictureValue,
  setChanged,
  setPicture,
  setTexts,
  textOfDocument,
} from './yaml-parts.ts';

/** Of new entries of lists: what their ids begin with, and which are taken. */
export type NewIds = { readonly stem: string; readonly taken: readonly string[] };
type Writing = { readonly document: Document; readonly stem: string; readonly taken: string[] };

/** What a file says; undefined where it is no group of fields in YAML. */
export function readThing(text: string): ThingValue | undefined {
  const document = parseDocument(text);
  if (document.errors.length > 0) return undefined;
  const value: unknown = document.toJS();
  return isGroupValue(value) ? value : undefined;
}

/**
 * The file with what the form holds.
 * @param text of the file that is there; undefined for a new one
 * @param initial what a new one has that is not typed
 */
export function writeThing(
  text: string | undefined,
  fields: readonly ThingField[],
  after: ThingValue,
  { stem, taken }: NewIds,
  initial: ThingValue = {},
): string {
  const document = text === undefined ? new Document(initial) : parseDocument(text);
  const before = (text === undefined ? initial : readThing(text)) ?? {};
  if (!isMap(document.contents)) document.contents = document.createNode({}) as typeof document.contents;
  const writing = { document, stem, taken: [...taken] };
  writeFields(writing, [], fields, fitFields(fields, before), fitFields(fields, after));
  return textOfDocument(document, text);
}

/** Writes what a form holds into a part of a document. */
export function writeThingAt(
  document: Document,
  at: At,
  fields: readonly ThingField[],
  before: ThingValue,
  after: ThingValue,
): void {
  const writing = { document, stem: '', taken: [] };
  writeFields(writing, at, fields, fitFields(fields, before), fitFields(fields, after));
}

function writeFields(
  writing: Writing,
  at: At,
  fields: readonly ThingField[],
  before: ThingValue,
  after: ThingValue,
): void {
  for (const { name, shape, optional } of fields) {
    const [was, is] = [before[name], after[name]];
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    if (is === undefined || (optional && isEmpty(is))) setChanged(writing.document, [...at, name], was, null);
    else writeShape(writing, [...at, name], shape, was, is);
  }
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isGroupValue(value) ? Object.values(value).every((one) => one === '') : value === '';
}

function writeShape(writing: Writing, at: At, shape: ThingShape, was: unknown, is: unknown): void {
  const { document } = writing;
  if (shape.kind === 'texts') setTexts(document, at, was as LocalizedText, is as LocalizedText);
  else if (shape.kind === 'picture')
    setPicture(document, at, was as PictureValue | undefined, is as PictureValue);
  else if (shape.kind === 'pictures') writePictures(document, at, was, is as PictureValue[]);
  else if (shape.kind === 'image' || shape.kind === 'face') setChanged(document, at, fileOf(was), fileOf(is));
  else if (shape.kind === 'list') writeList(writing, at, shape.fields, was, is as ThingValue[]);
  else if (shape.kind === 'entries') writeEntries(writing, at, shape.fields, was, is as ThingValue[]);
  else if (shape.kind === 'group') {
    if (!isMap(document.getIn(at))) document.setIn(at, document.createNode({}));
    writeFields(writing, at, shape.fields, (was ?? {}) as ThingValue, is as ThingValue);
  } else if (shape.kind === 'either') {
    const way = wayOf(shape.ways, is);
    const isSame = was !== undefined && wayOf(shape.ways, was) === way;
    if (way) writeShape(writing, at, way, isSame ? was : undefined, is);
  } else setChanged(document, at, was, is);
}

function fileOf(image: unknown): unknown {
  return isGroupValue(image) ? image['file'] : undefined;
}

function writePictures(document: Document, at: At, was: unknown, is: readonly PictureValue[]): void {
  const before = Array.isArray(was) ? (was as PictureValue[]) : [];
  if (!isSeq(document.getIn(at))) document.setIn(at, document.createNode([]));
  const left = takeOut(document, at, before, is, (one) => one.file);
  for (const [index, picture] of is.entries()) {
    if (!left[index]) document.addIn(at, document.createNode({ file: '', alt: {} }));
    setPicture(document, [...at, index], left[index], picture);
  }
}

/** Entries keep their place; those that were taken out go, and new ones stand at the end. */
function writeList(
  writing: Writing,
  at: At,
  fields: readonly ThingField[],
  was: unknown,
  is: readonly ThingValue[],
): void {
  const { document } = writing;
  const before = Array.isArray(was) ? (was as ThingValue[]) : [];
  if (!isSeq(document.getIn(at))) document.setIn(at, document.createNode([]));
  const hasIds = fields.some(({ shape }) => shape.kind === 'id');
  const keyOf = (one: ThingValue) => (hasIds ? String(one['id'] ?? '') : JSON.stringify(one));
  const left = takeOut(document, at, before, is, keyOf, hasIds);
  for (const [index, entry] of is.entries()) {
    const old = left[index];
    if (!old) document.addIn(at, document.createNode({}));
    const given = hasIds && !old ? { id: idFor(writing, entry), ...withoutId(entry) } : entry;
    writeFields(writing, [...at, index], fields, old ?? {}, given);
  }
}

/** Each stands under its own name; those that have lost theirs go. */
function writeEntries(
  writing: Writing,
  at: At,
  [named, says]: readonly [ThingField, ThingField],
  was: unknown,
  is: readonly ThingValue[],
): void {
  const { document } = writing;
  const byName = (entries: readonly ThingValue[]): ThingValue =>
    Object.fromEntries(entries.map((entry) => [String(entry[named.name] ?? '').trim(), entry[says.name]]));
  const before = byName(Array.isArray(was) ? was : []);
  const after = byName(is);
  if (!isMap(document.getIn(at))) document.setIn(at, document.createNode({}));
  for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) document.deleteIn([...at, name]);
  const fields = Object.keys(after).map((name) => ({ ...says, name }));
  writeFields(writing, at, fields, before, after);
}

/** Takes out what is there no more: what has an id is known by it; of others as many go as there are fewer. What is left is returned. */
function takeOut<Entry>(
  document: Document,
  at: At,
  before: readonly Entry[],
  is: readonly Entry[],
  keyOf: (entry: Entry) => string,
  hasIds = false,
): Entry[] {
  const kept = new Set(is.map(keyOf));
  const left = [...before];
  const drop = (index: number) => {
    left.splice(index, 1);
    document.deleteIn([...at, index]);
  };
  for (let index = before.length - 1; index >= 0; index -= 1)
    if ((hasIds || left.length > is.length) && !kept.has(keyOf(before[index] as Entry))) drop(index);
  while (left.length > is.length) drop(left.length - 1);
  return left;
}

function withoutId({ id: _, ...entry }: ThingValue): ThingValue {
  return entry;
}

/** Of its name, its label or its language; two of the museum never have the same one. */
function idFor(writing: Writing, entry: ThingValue): string {
  const named = entry['name'] ?? entry['label'] ?? entry['language'] ?? '';
  const name = isGroupValue(named) ? Object.values(named).find((text) => text !== '') : named;
  const words = [writing.stem, String(name ?? '')].filter(Boolean).join(' ');
  const id = newId(words, writing.taken, 'entry');
  writing.taken.push(id);
  return id;
}
