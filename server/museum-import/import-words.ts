// What an import says, in the languages of those who run one: at a terminal in English, in the office in theirs. Names of files and
// of fields stay as the folder writes them.
import type { OfficeLanguage } from '../../domain/staff/office-language.ts';
import type { createFormats } from '../../domain/wording/formats.ts';

type Formats = ReturnType<typeof createFormats>;
type Kind = { readonly one: string; readonly many: string };

export type ImportWords = {
  readonly tried: (museum: string) => string;
  readonly done: (museum: string, version: number) => string;
  /** What a kind of thing is called; what is not here has its own name, and an English plural. */
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly added: (count: number) => string;
  readonly changed: (count: number) => string;
  readonly withdrawn: (count: number) => string;
  readonly closed: (count: number) => string;
  readonly kept: (count: number) => string;
  readonly slots: (run: string, changes: string) => string;
  readonly run: (times: number, days: number, first: string, last: string) => string;
  readonly noRun: string;
  readonly slotsAdded: (count: number) => string;
  readonly removed: (count: number) => string;
  readonly closedSlots: (count: number) => string;
  readonly prices: (files: string, amounts: string, vat: string) => string;
  readonly range: (lowest: string, highest: string) => string;
  readonly amounts: (count: number, range: string) => string;
  readonly free: (count: number) => string;
  readonly look: (files: string) => string;
  readonly allWithdrawn: (kind: Kind) => string;
  readonly missingPages: (files: string) => string;
  readonly missingForXRechnung: (fields: string) => string;
  readonly stranded: string;
  readonly forgotten: string;
  /** A day, or a day and a time, as the folder writes it or as people do. */
  readonly when: (when: string, formats: Formats) => string;
};

const en: ImportWords = {
  tried: (museum) => `${museum} can be imported. Nothing was changed; an import would do this:`,
  done: (museum, version) => `${museum} is imported (catalogue version ${version}).`,
  kinds: {},
  added: (count) => `${count} new`,
  changed: (count) => `${count} changed`,
  withdrawn: (count) => `${count} withdrawn`,
  closed: (count) => `${count} closed`,
  kept: (count) => `${count} with another value kept theirs, because something of it is spent`,
  slots: (run, changes) => `slots: ${run}; ${changes}`,
  run: (times, days, first, last) => `${times} times and ${days} days from ${first} to ${last}`,
  noRun: 'none on sale',
  slotsAdded: (count) => `${count} added`,
  removed: (count) => `${count} removed`,
  closedSlots: (count) => `${count} closed: no rule makes them any more, but places in them are sold`,
  prices: (files, amounts, vat) => `prices in ${files}: ${amounts}${vat && `; VAT ${vat}`}`,
  range: (lowest, highest) => `${lowest} to ${highest}`,
  amounts: (count, range) => `${count} of ${range}`,
  free: (count) => `${count} free`,
  look: (files) => `look: ${files}`,
  allWithdrawn: ({ one }) => `Careful: every ${one} that was on sale before is withdrawn.`,
  missingPages: (files) => `Write these before you open, for the shop links to them: ${files}`,
  missingForXRechnung: (fields) => `Authorities get no XRechnung without these in museum.yaml: ${fields}`,
  stranded:
    'Careful: these orders are for times that are no longer offered. They stay valid; write to their buyers:',
  forgotten: 'buyer forgotten',
  when: (when) => when,
};

const de: ImportWords = {
  tried: (museum) => `${museum} lässt sich importieren. Geändert wurde nichts; ein Import bewirkt:`,
  done: (museum, version) => `${museum} ist importiert (Version ${version} des Katalogs).`,
  kinds: {
    event: { one: 'Ausstellung', many: 'Ausstellungen' },
    ticket: { one: 'Ticket', many: 'Tickets' },
    'guided tour': { one: 'Führung', many: 'Führungen' },
    article: { one: 'Artikel', many: 'Artikel' },
    voucher: { one: 'Gutschein', many: 'Gutscheine' },
    'voucher code': { one: 'Gutscheincode', many: 'Gutscheincodes' },
    'shipping zone': { one: 'Versandzone', many: 'Versandzonen' },
    customer: { one: 'Kundenkonto', many: 'Kundenkonten' },
  },
  added: (count) => `${count} neu`,
  changed: (count) => `${count} geändert`,
  withdrawn: (count) => `${count} nicht mehr im Verkauf`,
  closed: (count) => `${count} geschlossen`,
  kept: (count) => `${count} mit anderem Wert behalten ihren, weil schon etwas davon eingelöst ist`,
  slots: (run, changes) => `Termine: ${run}; ${changes}`,
  run: (times, days, first, last) => `${times} Uhrzeiten und ${days} Tage vom ${first} bis ${last}`,
  noRun: 'keine im Verkauf',
  slotsAdded: (count) => `${count} hinzugefügt`,
  removed: (count) => `${count} entfernt`,
  closedSlots: (count) =>
    `${count} geschlossen: Keine Regel ergibt sie noch, aber Plätze darin sind verkauft`,
  prices: (files, amounts, vat) => `Preise in ${files}: ${amounts}${vat && `; Mehrwertsteuer ${vat}`}`,
  range: (lowest, highest) => `${lowest} bis ${highest}`,
  amounts: (count, range) => `${count} zu ${range}`,
  free: (count) => `${count} kostenlos`,
  look: (files) => `Aussehen: ${files}`,
  allWithdrawn: ({ many }) => `Achtung: Alle ${many} von bisher werden nicht mehr verkauft.`,
  missingPages: (files) => `Schreiben Sie diese Seiten, bevor Sie öffnen; der Shop verlinkt sie: ${files}`,
  missingForXRechnung: (fields) =>
    `Behörden bekommen keine XRechnung, solange dies in museum.yaml fehlt: ${fields}`,
  stranded:
    'Achtung: Diese Bestellungen sind für Zeiten, die es nicht mehr gibt. Sie bleiben gültig; schreiben Sie den Gästen:',
  forgotten: 'Name gelöscht',
  when: (when, { moment }) => moment(when),
};

export const IMPORT_WORDS: Readonly<Record<OfficeLanguage, ImportWords>> = { de, en };
