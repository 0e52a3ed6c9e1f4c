// A file that is a list of entries, such as the codes given out, each of which has a form: one is written, added or taken out,
// and every other one stays as it is, with its comments.
import { Document, isMap, isSeq, type Node, parseDocument, type YAMLSeq } from 'yaml';
import { isGroupValue, type ThingField, type ThingValue } from '../../../domain/programme/thing-shape.ts';
import { writeThingAt } from './thing-yaml.ts';
import { textOfDocument } from './yaml-parts.ts';

/** The entries by their ids; one whose id is missing or stands there before by its place: `~3`. Undefined where it is no list. */
export function readEntries(text: string | undefined): ReadonlyMap<string, ThingValue> | undefined {
  const document = parseDocument(text ?? '');
  const list: unknown = document.errors.length > 0 ? undefined : (document.toJS() ?? []);
  if (!Array.isArray(list)) return undefined;
  const entries = new Map<string, ThingValue>();
  for (const [index, entry] of list.entries()) {
    const value = isGroupValue(entry) ? entry : {};
    const { id } = value;
    entries.set(typeof id === 'string' && id !== '' && !entries.has(id) ? id : `~${index + 1}`, value);
  }
  return entries;
}

/**
 * The file with what the form of an entry holds; one that is not there yet stands at the end.
 * @param was the id by which it was found; unlike `id` where it had none of its own
 * @param initial what a new one has that is not typed
 */
export function writeEntry(
  text: string | undefined,
  { id, was }: { readonly id: string; readonly was: string },
  fields: readonly ThingField[],
  after: ThingValue,
  initial: ThingValue = {},
): string {
  const entries = readEntries(text) ?? new Map<string, ThingValue>();
  const document = text === undefined ? new Document([]) : parseDocument(text);
  if (!isSeq(document.contents)) document.contents = document.createNode([]) as typeof document.contents;
  // An empty list is written `[]`; one with entries is not.
  if (entries.size === 0 && isSeq(document.contents)) document.contents.flow = false;
  const found = [...entries.keys()].indexOf(was);
  const [index, before] = found < 0 ? [entries.size, { id, ...initial }] : [found, entries.get(was) ?? {}];
  if (found < 0) document.addIn([], document.createNode(before));
  else if (id !== was) nameEntry(document, index, id);
  writeThingAt(document, [index], fields, before, after);
  return textOfDocument(document, text);
}

/** Its id stands first, as in the others. */
function nameEntry(document: Document, index: number, id: string): void {
  const entry = document.getIn([index]);
  if (!isMap(entry)) return;
  entry.delete('id');
  entry.items.unshift(document.createPair('id', id));
}

/** The file without an entry; undefined where there is none of this id. What stands above the first one stays. */
export function withoutEntry(text: string | undefined, id: string): string | undefined {
  const index = [...(readEntries(text)?.keys() ?? [])].indexOf(id);
  if (text === undefined || index < 0) return undefined;
  const document = parseDocument(text);
  const list = document.contents as YAMLSeq<Node>;
  const [first, second] = list.items;
  if (index === 0) {
    const kept = [first?.commentBefore, second?.commentBefore].filter(Boolean).join('\n\n');
    if (second) second.commentBefore = kept;
    else document.commentBefore = kept;
  }
  list.items.splice(index, 1);
  return textOfDocument(document, text);
}
