// Bank statements as CAMT.053 (ISO 20022), versions .02 and .08: what differs between them is where names and states stand.
import { isDay } from '../../../../domain/museum-time.ts';
import { compactIban } from '../../../../domain/payments/iban.ts';
import { StatementError, type StatementLine } from './statement-line.ts';
import { allAt, readXml, textAt, type XmlElement } from './xml-tree.ts';

/** The booked lines of all accounts in the file, in its order. @throws StatementError */
export function readCamt(text: string): StatementLine[] {
  const root = readXml(text);
  const statements = allAt(root, 'Document/BkToCstmrStmt/Stmt');
  if (statements.length === 0)
    throw new StatementError('The file is no bank statement: CAMT.053 has BkToCstmrStmt and Stmt.');
  return statements.flatMap(linesOf);
}

function linesOf(statement: XmlElement): StatementLine[] {
  const account = compactIban(textAt(statement, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id'));
  return allAt(statement, 'Ntry')
    .filter((entry) => textAt(entry, 'Sts/Cd', 'Sts') === 'BOOK')
    .flatMap((entry) => entryLines(entry, account));
}

/** One line for each payment of a batch, where they add up to it; else one for all of it, for a person to look at. */
function entryLines(entry: XmlElement, account: string): StatementLine[] {
  const details = allAt(entry, 'NtryDtls/TxDtls');
  const whole = lineOf(entry, details, account);
  if (details.length < 2) return [whole];
  const parts = details.map((detail) => partOf(whole, detail, isReversal(entry)));
  const sum = parts.reduce((total, part) => total + (part?.amount ?? Number.NaN), 0);
  return sum === whole.amount ? (parts as StatementLine[]) : [whole];
}

function lineOf(entry: XmlElement, details: readonly XmlElement[], account: string): StatementLine {
  const money = allAt(entry, 'Amt')[0];
  const sign = signOf(textAt(entry, 'CdtDbtInd'));
  const [detail] = details;
  return {
    account,
    source: 'camt',
    booked_on: dayIn(textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm')),
    amount: sign * centsIn(money?.text.trim() ?? ''),
    currency: money?.attributes.Ccy ?? '',
    ...(details.length === 1 && detail ? otherSide(detail, sign) : { name: '', iban: '' }),
    said: [textAt(entry, 'AddtlNtryInf'), ...details.flatMap(saidIn)].filter(Boolean).join('\n'),
    ...reversalOf([entry, ...details]),
  };
}

/**
 * One payment of a batch; undefined where it has no amount of its own in the currency of the account.
 * @param reversal the whole batch takes back earlier payments
 */
function partOf(whole: StatementLine, detail: XmlElement, reversal: boolean): StatementLine | undefined {
  const money = [...allAt(detail, 'Amt'), ...allAt(detail, 'AmtDtls/TxAmt/Amt')][0];
  if (!money || money.attributes.Ccy !== whole.currency) return undefined;
  const sign = signOf(textAt(detail, 'CdtDbtInd') || (whole.amount < 0 ? 'DBIT' : 'CRDT'));
  return {
    ...whole,
    amount: sign * centsIn(money.text.trim()),
    ...otherSide(detail, sign),
    said: saidIn(detail).join('\n'),
    reversal: reversal || isReversal(detail),
    keyed_reversal: whole.keyed_reversal || isReturned(detail),
  };
}

/** Who paid, or was paid. */
function otherSide(detail: XmlElement, sign: 1 | -1): Pick<StatementLine, 'name' | 'iban'> {
  const who = sign > 0 ? 'Dbtr' : 'Cdtr';
  return {
    name: textAt(detail, `RltdPties/${who}/Nm`, `RltdPties/${who}/Pty/Nm`),
    iban: compactIban(textAt(detail, `RltdPties/${who}Acct/Id/IBAN`)),
  };
}

function saidIn(detail: XmlElement): string[] {
  const paths = ['RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Ustrd', 'Refs/EndToEndId', 'AddtlTxInf'];
  return paths
    .flatMap((path) => allAt(detail, path).map(({ text }) => text.trim()))
    .filter((text) => text !== '' && text !== 'NOTPROVIDED');
}

function reversalOf(elements: readonly XmlElement[]): Pick<StatementLine, 'reversal' | 'keyed_reversal'> {
  return { reversal: elements.some(isReversal), keyed_reversal: elements.some(isReturned) };
}

/** Banks say it by a code as well, and some by nothing else: what payers and payees wrote is not looked at. */
function isReversal(element: XmlElement): boolean {
  return (
    isReturned(element) ||
    RETURN_CODES.has(textAt(element, 'BkTxCd/Domn/Fmly/SubFmlyCd')) ||
    GERMAN_RETURN_CODE.test(textAt(element, 'BkTxCd/Prtry/Cd'))
  );
}

/**
 * Of ISO 20022, within payments: a payment return, a cancellation that was asked for (of a transfer or a direct debit), an unpaid
 * direct debit, and a reversal of one.
 */
const RETURN_CODES: ReadonlySet<string> = new Set(['RRTN', 'RPCR', 'RCDD', 'UPDD', 'PRDD']);
/** The Geschäftsvorfallcode in `NTRF+109+931`: direct debits (108, 109) and transfers (159) that came back. */
const GERMAN_RETURN_CODE = /^[A-Z]{4}\+(108|109|159)(\+|$)/;

/** Of an entry or of a payment in it. */
function isReturned(element: XmlElement): boolean {
  return textAt(element, 'RvslInd') === 'true' || allAt(element, 'RtrInf').length > 0;
}

function signOf(indicator: string): 1 | -1 {
  if (indicator !== 'CRDT' && indicator !== 'DBIT')
    throw new StatementError(`A line is neither CRDT nor DBIT but “${indicator}”.`);
  return indicator === 'CRDT' ? 1 : -1;
}

/** Cents of `1234.5`, exactly. */
function centsIn(text: string): number {
  const [, euros = '', fraction = ''] = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  if (euros === '') throw new StatementError(`“${text}” is no amount.`);
  return Number(euros) * 100 + Number(fraction.padEnd(2, '0'));
}

function dayIn(text: string): string {
  const day = text.slice(0, 10);
  if (!isDay(day)) throw new StatementError(`“${text}” is no day.`);
  return day;
}
