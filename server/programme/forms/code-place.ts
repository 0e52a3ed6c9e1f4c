// Codes that were given out elsewhere: entries of `voucher-codes.yaml`, in the order of the file.

import { randomBarcode } from '../../platform/random-id.ts';
import { voucherCodeForm } from '../../vouchers/folder/voucher-code-form.ts';
import { keepFile } from '../keep-files.ts';
import { textOfBlob } from '../text-of-blob.ts';
import { readEntries, withoutEntry, writeEntry } from './entry-yaml.ts';
import { sectionsOf } from './shape-of-schema.ts';
import { type Draft, fieldsIn, type ThingPlace } from './thing-place.ts';
import { thingProblems } from './thing-problems.ts';

const PATH = 'voucher-codes.yaml';

export const codePlace: ThingPlace = {
  ids: (draft) => {
    const entries = entriesOf(draft);
    return entries && [...entries.keys()];
  },
  async read(draft, id) {
    const value = entriesOf(draft)?.get(id);
    return value && { sections: sectionsOf(voucherCodeForm, draft.offered), value };
  },
  /** With a code that nobody guesses. */
  fresh: ({ offered }) => ({
    sections: sectionsOf(voucherCodeForm, offered),
    value: { ...voucherCodeForm.initial, barcode: randomBarcode() },
  }),
  async write({ sql, files, texts }, id, { was, before, after, sections, now }) {
    const text = writeEntry(texts.get(PATH), { id, was }, fieldsIn(sections), after, before);
    return { ...files, [PATH]: await keepFile(sql, Buffer.from(text), now) };
  },
  async without(sql, files, id, now) {
    const hash = files[PATH];
    const text = hash === undefined ? undefined : await textOfBlob(sql, hash);
    const left = withoutEntry(text, id);
    return left === undefined ? undefined : { ...files, [PATH]: await keepFile(sql, Buffer.from(left), now) };
  },
  messages(problems, id, draft, { sections, value }) {
    // A message begins with the place of its entry: `[3].amount`.
    const place = `[${[...(entriesOf(draft)?.keys() ?? [])].indexOf(id) + 1}]`;
    const own = problems
      .filter(({ file, reason }) => file === PATH && reason.startsWith(place))
      .map((problem) => ({ ...problem, reason: problem.reason.slice(place.length).replace(/^(\.|: )/, '') }));
    return thingProblems(own, PATH, fieldsIn(sections), false, value);
  },
};

type Entries = NonNullable<ReturnType<typeof readEntries>>;
/** A long list is read once for the whole page. */
const read = new WeakMap<Draft['texts'], Entries | 'unreadable'>();

function entriesOf({ texts }: Pick<Draft, 'texts'>): Entries | undefined {
  const known = read.get(texts) ?? readEntries(texts.get(PATH)) ?? 'unreadable';
  read.set(texts, known);
  return known === 'unreadable' ? undefined : known;
}
