// Statements as a bank writes them, for tests: CAMT.053 in both versions that are about.
import { ACCOUNT } from './transfer-museum.ts';

export type CamtLine = {
  /** As CAMT writes it: `24.00`. */
  readonly amount: string;
  readonly said?: string;
  readonly debit?: boolean;
  readonly reversal?: boolean;
  readonly currency?: string;
  readonly day?: string;
  readonly name?: string;
  readonly iban?: string;
  readonly pending?: boolean;
  /** Several payments that the bank has booked as one. */
  readonly batch?: readonly { readonly amount: string; readonly said: string }[];
};

/** A file with one statement. */
export function camt(lines: readonly CamtLine[], version: '02' | '08' = '08', account = ACCOUNT): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId></GrpHdr>${statement(lines, version, account)}
</BkToCstmrStmt></Document>`;
}

/** One account's statement within a file. */
export function statement(lines: readonly CamtLine[], version: '02' | '08', account: string): string {
  return `<Stmt><Id>S1</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct>
${lines.map((line) => entry(line, version)).join('\n')}</Stmt>`;
}

function entry(line: CamtLine, version: '02' | '08'): string {
  const { amount, debit, reversal, currency = 'EUR', day = '2026-11-20', pending, batch } = line;
  const state = pending ? 'PDNG' : 'BOOK';
  const details = batch
    ? batch.map((part) => detail({ ...line, ...part }, version, part.amount)).join('')
    : detail(line, version);
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${debit ? 'DBIT' : 'CRDT'}</CdtDbtInd>
${reversal ? '<RvslInd>true</RvslInd>' : ''}<Sts>${version === '02' ? state : `<Cd>${state}</Cd>`}</Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls>${details}</NtryDtls></Ntry>`;
}

function detail(line: CamtLine, version: '02' | '08', amount?: string): string {
  const {
    debit,
    said = '',
    name = 'Grundschule am Hafen',
    iban = 'DE02120300000000202051',
    currency = 'EUR',
  } = line;
  const who = debit ? 'Cdtr' : 'Dbtr';
  const party = version === '02' ? `<Nm>${name}</Nm>` : `<Pty><Nm>${name}</Nm></Pty>`;
  const own =
    amount === undefined
      ? ''
      : version === '02'
        ? `<AmtDtls><TxAmt><Amt Ccy="${currency}">${amount}</Amt></TxAmt></AmtDtls>`
        : `<Amt Ccy="${currency}">${amount}</Amt>`;
  return `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${own}
<RltdPties><${who}>${party}</${who}><${who}Acct><Id><IBAN>${iban}</IBAN></Id></${who}Acct></RltdPties>
<RmtInf><Ustrd>${said}</Ustrd></RmtInf></TxDtls>`;
}
