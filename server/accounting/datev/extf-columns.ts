// The columns of a Buchungsstapel, format version 13, as DATEV describes them
// (https://developer.datev.de/datev/platform/de/dtvf/formate/buchungsstapel). Text stands in quotes, also where it is empty.

export type Column = { readonly title: string; readonly isText: boolean };

const text = (...titles: string[]): Column[] => titles.map((title) => ({ title, isText: true }));
const plain = (...titles: string[]): Column[] => titles.map((title) => ({ title, isText: false }));
const pairs = (count: number, pair: (number: number) => string[]): Column[] =>
  Array.from({ length: count }, (_, index) => text(...pair(index + 1))).flat();

export const COLUMNS: readonly Column[] = [
  ...plain('Umsatz (ohne Soll/Haben-Kz)'),
  ...text('Soll/Haben-Kennzeichen', 'WKZ Umsatz'),
  ...plain('Kurs', 'Basis-Umsatz'),
  ...text('WKZ Basis-Umsatz'),
  ...plain('Konto', 'Gegenkonto (ohne BU-Schlüssel)'),
  ...text('BU-Schlüssel'),
  ...plain('Belegdatum'),
  ...text('Belegfeld 1', 'Belegfeld 2'),
  ...plain('Skonto'),
  ...text('Buchungstext'),
  ...plain('Postensperre'),
  ...text('Diverse Adressnummer'),
  ...plain('Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre'),
  ...text('Beleglink'),
  ...pairs(8, (number) => [`Beleginfo - Art ${number}`, `Beleginfo - Inhalt ${number}`]),
  ...text('KOST1 - Kostenstelle', 'KOST2 - Kostenstelle'),
  ...plain('Kost-Menge'),
  ...text('EU-Land u. UStID (Bestimmung)'),
  ...plain('EU-Steuersatz (Bestimmung)'),
  ...text('Abw. Versteuerungsart'),
  ...plain('Sachverhalt L+L', 'Funktionsergänzung L+L'),
  ...plain('BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'),
  ...pairs(20, (number) => [`Zusatzinformation - Art ${number}`, `Zusatzinformation- Inhalt ${number}`]),
  ...plain('Stück', 'Gewicht', 'Zahlweise'),
  ...text('Forderungsart'),
  ...plain('Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp'),
  ...text('Auftragsnummer', 'Buchungstyp'),
  ...plain('USt-Schlüssel (Anzahlungen)'),
  ...text('EU-Land (Anzahlungen)'),
  ...plain('Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)'),
  ...text('Herkunft-Kz', 'Buchungs GUID'),
  ...plain('KOST-Datum'),
  ...text('SEPA-Mandatsreferenz'),
  ...plain('Skontosperre'),
  ...text('Gesellschaftername'),
  ...plain('Beteiligtennummer'),
  ...text('Identifikationsnummer', 'Zeichnernummer'),
  ...plain('Postensperre bis'),
  ...text('Bezeichnung SoBil-Sachverhalt'),
  ...plain('Kennzeichen SoBil-Buchung', 'Festschreibung', 'Leistungsdatum', 'Datum Zuord. Steuerperiode'),
  ...plain('Fälligkeit'),
  ...text('Generalumkehr (GU)'),
  ...plain('Steuersatz'),
  ...text('Land', 'Abrechnungsreferenz'),
  ...plain('BVV-Position'),
  ...text('EU-Land u. UStID (Ursprung)'),
  ...plain('EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'),
];
