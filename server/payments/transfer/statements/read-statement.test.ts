import { Check } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { camt, statement } from '../../../testing/transfers/camt.ts';
import { ACCOUNT } from '../../../testing/transfers/transfer-museum.ts';
import { TransferFields } from '../../folder/transfer-fields.ts';
import { KNOWN_COLUMNS } from './csv-columns.ts';
import { amountIn, dayIn } from './read-csv.ts';
import { readStatement } from './read-statement.ts';
import { keyedLines } from './statement-line.ts';

const OTHER = 'DE02120300000000202051';
const read = (text: string | Uint8Array, names?: object) =>
  readStatement(typeof text === 'string' ? new TextEncoder().encode(text) : text, ACCOUNT, names);

describe('CAMT.053', () => {
  test.each(['02', '08'] as const)(
    'version %s: what came and what left, booked and not pending',
    (version) => {
      const lines = read(
        camt(
          [
            { amount: '240.50', said: 'RF47 1234 5678 90\nKlasse 5b' },
            { amount: '19.9', debit: true, said: 'Strom' },
            { amount: '7', pending: true },
            { amount: '240.50', debit: true, reversal: true, said: 'RF471234567890' },
          ],
          version,
        ),
      );
      expect(lines.map(({ amount, reversal }) => [amount, reversal])).toEqual([
        [24_050, false],
        [-1990, false],
        [-24_050, true],
      ]);
      expect(lines[0]).toEqual({
        account: ACCOUNT,
        source: 'camt',
        booked_on: '2026-11-20',
        amount: 24_050,
        currency: 'EUR',
        name: 'Grundschule am Hafen',
        iban: 'DE02120300000000202051',
        said: 'RF47 1234 5678 90\nKlasse 5b',
        reversal: false,
        keyed_reversal: false,
      });
    },
  );

  test.each([
    ['a transfer that came back', 'PMNT', 'RRTN', 'NTRF+159+000', true],
    ['a transfer that was called back', 'PMNT', 'RPCR', '', true],
    ['an unpaid direct debit', 'PMNT', 'UPDD', '', true],
    ['a direct debit that was returned, by its German code', '', '', 'NRTI+109+931', true],
    ['a transfer of the museum', 'PMNT', 'ESCT', 'NTRF+116+000', false],
  ])('by its code is %s, whatever anybody wrote', (_, domain, family, own, reversal) => {
    const iso = `<Domn><Cd>${domain}</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>${family}</SubFmlyCd></Fmly></Domn>`;
    const code = `<BkTxCd>${domain && iso}<Prtry><Cd>${own}</Cd><Issr>DK</Issr></Prtry></BkTxCd>`;
    const text = camt([{ amount: '24.00', debit: true, said: 'RF471234567890 Rückgabe' }]);
    const ofEntry = text.replace('<NtryDtls>', `${code}<NtryDtls>`);
    const ofPayment = text.replace('<RmtInf>', `${code}<RmtInf>`);
    expect([...read(ofEntry), ...read(ofPayment)]).toMatchObject([{ reversal }, { reversal }]);
    const keys = [text, ofEntry, ofPayment].map((one) => keyedLines(read(one))[0]?.line_key);
    expect(new Set(keys).size).toBe(1);
  });

  test.each(['02', '08'] as const)(
    'version %s: a batch comes apart, if its parts add up to it',
    (version) => {
      const batch = [
        { amount: '10.00', said: 'RF471234567890' },
        { amount: '20.00', said: 'RF040000000000' },
      ];
      expect(
        read(camt([{ amount: '30.00', batch }], version)).map(({ amount, said }) => [amount, said]),
      ).toEqual([
        [1000, 'RF471234567890'],
        [2000, 'RF040000000000'],
      ]);
      const [whole, ...others] = read(camt([{ amount: '31.00', batch }], version));
      expect([whole?.amount, others]).toEqual([3100, []]);
      expect(whole?.said).toContain('RF471234567890');
      expect(whole?.said).toContain('RF040000000000');
    },
  );

  test('of a batch only the payment that came back is taken back', () => {
    const batch = [
      { amount: '10.00', said: 'RF471234567890' },
      { amount: '20.00', said: 'RF040000000000' },
    ];
    const text = camt([{ amount: '30.00', batch }]);
    const code = '<BkTxCd><Prtry><Cd>NTRF+159+000</Cd></Prtry></BkTxCd>';
    const ofFirst = read(text.replace('<RmtInf>', `${code}<RmtInf>`));
    expect(ofFirst.map(({ reversal }) => reversal)).toEqual([true, false]);
    const ofAll = read(text.replace('<NtryDtls>', `${code}<NtryDtls>`));
    expect(ofAll.map(({ reversal }) => reversal)).toEqual([true, true]);
  });

  test('several statements of several accounts', () => {
    const one = camt([{ amount: '1.00' }]);
    const both = one.replace(
      '</BkToCstmrStmt>',
      `${statement([{ amount: '2.00' }], '08', OTHER)}</BkToCstmrStmt>`,
    );
    expect(read(both).map(({ account, amount }) => [account, amount])).toEqual([
      [ACCOUNT, 100],
      [OTHER, 200],
    ]);
  });

  test('in Latin-1, where it says so', () => {
    const text = camt([{ amount: '1.00', said: 'Grüße' }]).replace('UTF-8', 'ISO-8859-1');
    expect(read(Buffer.from(text, 'latin1'))[0]?.said).toBe('Grüße');
  });

  const BOMB = `<!DOCTYPE a [${Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "&e${n};&e${n};">`).join('')}]>`;
  test.each([
    [
      'a document type that names a file',
      '<?xml version="1.0"?><!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
      'document type',
    ],
    [
      'an entity that names a file',
      '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>',
      'document type',
    ],
    ['entities within entities', `${BOMB}<a>&e9;</a>`, 'document type'],
    ['an entity of nobody', camt([{ amount: '1.00', said: '&e;' }]), 'no XML'],
    ['half a file', camt([{ amount: '1.00' }]).slice(0, 400), 'no XML'],
    ['another XML', '<html/>', 'no bank statement'],
    ['XML without end', '<a>'.repeat(5000), 'no bank statement'],
    ['an amount in words', camt([{ amount: 'viel' }]), 'no amount'],
    ['tenths of cents', camt([{ amount: '1.001' }]), 'no amount'],
    ['a day that is none', camt([{ amount: '1.00', day: '2026-02-30' }]), 'no day'],
  ])('%s is refused', (_, text, problem) => {
    expect(() => read(text)).toThrow(problem);
  });
});

const SPARKASSE = `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
"${ACCOUNT}";"20.11.26";"20.11.26";"GUTSCHR. UEBERWEISUNG";"RF47 1234 5678 90 Führung";"";"";"";"";"";"";"Grundschule";"${OTHER}";"BYLADEM1001";"1.240,50";"EUR";"Umsatz gebucht"
"${ACCOUNT}";"20.11.26";"20.11.26";"FOLGELASTSCHRIFT";"Strom";"";"";"";"";"";"";"Stadtwerke";"";"";"-19,90";"EUR";"Umsatz gebucht"
"${ACCOUNT}";"21.11.26";"21.11.26";"GUTSCHRIFT";"morgen";"";"";"";"";"";"";"X";"";"";"5,00";"EUR";"Umsatz vorgemerkt"
`;
const VOLKSBANK = `Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Kategorie
Konto;${ACCOUNT};X;VR;20.11.2026;20.11.2026;Grundschule;${OTHER};Y;Überweisung;RF471234567890;240,5;EUR;1,00;;
`;
const DKB = `"Girokonto";"${ACCOUNT}"
""
"Kontostand vom 21.11.2026:";"1.000,00 €"
""
"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"
"20.11.26";"20.11.26";"Gebucht";"Grundschule";"Museum";"RF471234567890";"Eingang";"${OTHER}";"240,50";"";"";""
"20.11.26";"20.11.26";"Gebucht";"Museum";"Grundschule";"RF471234567890 Rückgabe";"Ausgang";"${OTHER}";"-240,50";"";"";""
`;
const ENGLISH = `Date,Payee,Description,Amount,Currency
2026-11-20,School,RF471234567890,"1,240.50",EUR
`;

const BY_SIDE = `Buchungstag;Name;Verwendungszweck;Währung;Umsatz;SIDE
20.11.2026;Grundschule;RF471234567890;EUR;240,50;H
20.11.2026;Grundschule;Erstattung RF471234567890;EUR;12,00;S
`;

describe('CSV', () => {
  test.each(['', ' ', '" "', 'S/H', 'Soll/Haben'])(
    'whose amounts have no sign says in the column “%s” what left the account',
    (heading) => {
      const lines = read(BY_SIDE.replace('SIDE', heading));
      expect(lines.map(({ amount }) => amount)).toEqual([24_050, -1200]);
    },
  );
  test('with two columns without a heading says in one of them what left the account', () => {
    const lines = read(BY_SIDE.replace('Name;', ';').replace('SIDE', ''));
    expect(lines.map(({ amount }) => amount)).toEqual([24_050, -1200]);
  });
  test('of a Sparkasse, in Latin-1', () => {
    const lines = read(Buffer.from(SPARKASSE, 'latin1'));
    expect(lines.map(({ amount, booked_on }) => [amount, booked_on])).toEqual([
      [124_050, '2026-11-20'],
      [-1990, '2026-11-20'],
    ]);
    expect(lines[0]).toMatchObject({
      account: ACCOUNT,
      name: 'Grundschule',
      iban: OTHER,
      currency: 'EUR',
      reversal: false,
    });
    expect(lines[0]?.said).toContain('RF47 1234 5678 90 Führung');
  });

  test('of a bank with text above the headings, and names of payer and payee', () => {
    const lines = read(DKB);
    expect(lines.map(({ amount, name, reversal }) => [amount, name, reversal])).toEqual([
      [24_050, 'Grundschule', false],
      [-24_050, 'Grundschule', false],
    ]);
  });

  const kindOf = (kind: string, said: string, amount = '-24,00') =>
    read(
      `Buchungstag;Buchungstext;Verwendungszweck;Betrag\n20.11.2026;${kind};RF471234567890 ${said};${amount}\n`,
    )[0];
  test.each([
    ['ONLINE-UEBERWEISUNG', 'Rückgabe Karten', '-24,00', false],
    ['Überweisung', 'Storno Führung', '-24,00', false],
    ['', 'Retoure', '-24,00', false],
    ['GUTSCHR. UEBERWEISUNG', 'statt Rücklastschrift', '24,00', false],
    ['RUECKLASTSCHRIFT', '', '-24,00', true],
    ['SEPA-Rückgabe', '', '-24,00', true],
    ['Retoure', '', '-24,00', true],
    ['RUECKUEBERWEISUNG', 'Konto erloschen', '24,00', true],
    ['Ausgang', 'Rücklastschrift Kl. 5b', '-24,00', true],
    ['', 'Rückgabe SEPA-Lastschrift', '-24,00', true],
  ])('of the kind “%s” with “%s” about %s: taken back is %s', (kind, said, amount, reversal) => {
    expect(kindOf(kind, said, amount)).toMatchObject({ reversal });
  });

  const [COMMERZBANK, COMDIRECT] = ['Umsatzart;Buchungstext', 'Vorgang;Buchungstext'];
  test.each([
    [COMMERZBANK, 'Überweisung;RF471234567890 Rückgabe Karten', false],
    [COMMERZBANK, 'Rücklastschrift;RF471234567890', true],
    [COMDIRECT, 'Übertrag / Überweisung;RF471234567890 Rückgabe Karten', false],
    [COMDIRECT, 'Rückbuchung;RF471234567890', true],
    ['Transaction type;Description', 'Transfer;RF471234567890 return of tickets', false],
    ['Transaction type;Description', 'Direct debit return;RF471234567890', true],
  ])('with the columns %s: “%s” is taken back: %s', (headings, cells, reversal) => {
    expect(read(`Buchungstag;${headings};Betrag\n20.11.2026;${cells};-24,00\n`)).toMatchObject([
      { reversal },
    ]);
  });

  test('that was read when such words made a reversal is known as the same line', () => {
    const lines = read(
      `Buchungstag;Buchungstext;Verwendungszweck;Betrag\n20.11.2026;Überweisung;RF47 Rückgabe;-24,00\n`,
    );
    expect(keyedLines(lines).map(({ line_key }) => line_key)).toEqual([
      'eabe2dd8c3ab12c32daaffa4697408c30b9b3153f2c06382333c8573ec2d59e7',
    ]);
  });

  test('in English, with commas', () => {
    expect(read(ENGLISH)).toMatchObject([
      { amount: 124_050, name: 'School', account: ACCOUNT, booked_on: '2026-11-20' },
    ]);
  });

  test('with columns that the museum names', () => {
    const text = 'Tag;Wert;Zweck\n20.11.2026;12,00;RF471234567890\n';
    expect(() => read(text)).toThrow('transfer.csv');
    const names = { booked_on: ['Tag'], amount: ['Wert'], said: ['Zweck'] };
    expect(read(text, names)).toMatchObject([{ amount: 1200, booked_on: '2026-11-20' }]);
    const bySide = BY_SIDE.replace('SIDE', 'Kennzeichen');
    expect(read(bySide, { sign: ['Kennzeichen'] }).map(({ amount }) => amount)).toEqual([24_050, -1200]);
  });

  test.each(Object.keys(KNOWN_COLUMNS))(
    'whose column %s has another name is described in museum.yaml',
    (column) => {
      const terms = { account_holder: 'Museum', iban: ACCOUNT, until_days_before: 14, due_days: 10 };
      expect(Check(TransferFields, { transfer: { ...terms, csv: { [column]: ['Kennzeichen'] } } })).toBe(
        true,
      );
    },
  );

  test('of a line that cannot be read, nothing is taken', () => {
    expect(() => read(VOLKSBANK)).toThrow('Row 2');
    expect(read(VOLKSBANK.replace('240,5;', '240,50;'))).toMatchObject([
      { amount: 24_050, name: 'Grundschule' },
    ]);
  });

  test.each([
    ['1.234,56', 123_456],
    ['-1.234,56 €', -123_456],
    ['+12,00', 1200],
    ['1,234.56', 123_456],
    ['1234.56', 123_456],
    ['12', 1200],
    ['1.234', 123_400],
    ['−5,00', -500],
    ['1.23.4', undefined],
    ['1,2', undefined],
    ['', undefined],
    ['zwölf', undefined],
  ])('the amount %s is %s cents', (text, cents) => {
    expect(amountIn(text)).toBe(cents);
  });

  test.each([
    ['27.11.2026', '2026-11-27'],
    ['7.1.26', '2026-01-07'],
    ['27/11/2026', '2026-11-27'],
    ['2026-11-27', '2026-11-27'],
    ['30.02.2026', undefined],
    ['gestern', undefined],
  ])('the day %s is %s', (text, day) => {
    expect(dayIn(text)).toBe(day);
  });
});

test('lines that look alike are told apart by their number in the file, and are the same in another file', () => {
  const line = { amount: '24.00', said: 'ohne Angabe' };
  const keys = (lines: readonly object[]) =>
    keyedLines(read(camt(lines as never))).map(({ line_key }) => line_key);
  const [first, second] = keys([line, line]);
  expect(first).not.toBe(second);
  expect(keys([{ amount: '1.00' }, line, line]).slice(1)).toEqual([first, second]);
});
