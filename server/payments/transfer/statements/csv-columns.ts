// The columns of statements that German banks export as CSV: Sparkasse, Volksbank, DKB, Deutsche Bank, Commerzbank, ING and
// others call the same things by a few names. A museum whose bank does not says in `museum.yaml` what its columns are called.
export type ColumnNames = {
  readonly booked_on: readonly string[];
  readonly amount: readonly string[];
  /** `S` for what left the account and `H` for what came, where amounts have no sign. */
  readonly sign: readonly string[];
  /** Everything that payer and bank wrote. */
  readonly said: readonly string[];
  /** What the bank calls a booking of this kind: in words of its own, and not of the payer's. Without such a column, `KIND_OTHERWISE`. */
  readonly kind: readonly string[];
  readonly name: readonly string[];
  /** Where the payer and the payee have columns of their own: the payer's. */
  readonly payer: readonly string[];
  readonly iban: readonly string[];
  readonly currency: readonly string[];
  readonly account: readonly string[];
  readonly state: readonly string[];
};

export const KNOWN_COLUMNS: ColumnNames = {
  booked_on: ['buchungstag', 'buchungsdatum', 'buchung', 'datum', 'booking date', 'date'],
  amount: ['betrag', 'betrag (eur)', 'betrag (€)', 'betrag in eur', 'umsatz', 'umsatz in eur', 'amount'],
  // Some banks leave its heading empty.
  sign: ['', 's/h', 'h/s', 'soll/haben', 'soll/haben-kennzeichen'],
  said: [
    ...['verwendungszweck', 'vwz', 'buchungstext', 'umsatzart', 'umsatztyp', 'kundenreferenz', 'description'],
    ...['kundenreferenz (end-to-end)', 'end-to-end-referenz', 'payment reference', 'reference'],
  ],
  kind: ['umsatzart', 'umsatztyp', 'buchungsart', 'vorgang', 'transaction type'],
  name: [
    ...['beguenstigter/zahlungspflichtiger', 'begünstigter/zahlungspflichtiger', 'name zahlungsbeteiligter'],
    ...['begünstigter / auftraggeber', 'auftraggeber / begünstigter', 'auftraggeber/empfänger', 'name'],
    ...['auftraggeber/empfaenger', 'zahlungspartner', 'zahlungsempfänger*in', 'payee', 'partner name'],
  ],
  payer: ['zahlungspflichtige*r', 'zahlungspflichtiger', 'payer'],
  iban: ['kontonummer/iban', 'iban zahlungsbeteiligter', 'iban / kontonummer', 'iban', 'partner iban'],
  currency: ['währung', 'waehrung', 'currency'],
  account: ['auftragskonto', 'iban auftragskonto', 'iban kontoinhaber'],
  state: ['status', 'info'],
};

/** Beside a column for the kind, Commerzbank and comdirect have in this one what the payer wrote. */
const KIND_OTHERWISE = ['buchungstext'];

export type Columns = Readonly<Record<keyof ColumnNames, readonly number[]>>;

/** Where the columns are in a row of headings; undefined where day, amount or text are missing, and it is none. */
export function columnsIn(row: readonly string[], names: ColumnNames): Columns | undefined {
  const plain = (heading: string) => heading.trim().toLowerCase();
  const headings = row.map(plain);
  const at = (known: readonly string[]) =>
    headings.flatMap((heading, index) => (known.map(plain).includes(heading) ? [index] : []));
  const entries = Object.entries(names).map(([column, known]) => [column, at(known)]);
  const columns = Object.fromEntries(entries) as Columns;
  const { booked_on, amount, said, kind } = columns;
  if (booked_on.length === 0 || amount.length === 0 || said.length === 0) return undefined;
  return kind.length > 0 ? columns : { ...columns, kind: at(KIND_OTHERWISE) };
}
