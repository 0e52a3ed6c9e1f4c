// What an e-invoice adds up to, how it is taxed, and how it was paid (BG-16, BG-20 to BG-23).
import type { Taxed, TaxGroup } from '../../../domain/invoices/invoice-terms.ts';
import { compactIban } from '../../../domain/payments/iban.ts';
import { loweringCodes } from '../invoice/invoice-context.ts';
import { amount, categoryOf, date, decimal, percent } from './cii-values.ts';
import type { EInvoice } from './e-invoice.ts';
import { element, text, type Xml } from './write-xml.ts';

/** UNTDID 4461: an online payment service, a SEPA transfer, or nothing that money was paid by. */
const ONLINE_PAYMENT = '68';
const SEPA_TRANSFER = '58';
const NO_INSTRUMENT = '1';
/** UNTDID 5189 and 7161. */
const DISCOUNT = '95';
const FREIGHT = 'FC';

export function settlement(e: EInvoice): Xml {
  const { invoice, terms, words, currency } = e;
  const { content } = invoice;
  const isCredit = invoice.kind === 'credit-note';
  return element(
    'ram:ApplicableHeaderTradeSettlement',
    text('ram:InvoiceCurrencyCode', currency),
    paymentMeans(e),
    terms.taxes.map((group) => taxGroup(group, e)),
    terms.allowances.map((allowance) =>
      allowanceCharge(allowance, 'false', allowanceCode(e), words.discount),
    ),
    terms.charges.map((charge) => allowanceCharge(charge, 'true', FREIGHT, words.shipping)),
    element('ram:SpecifiedTradePaymentTerms', text('ram:Description', words.paid)),
    sums(e),
    isCredit
      ? element(
          'ram:InvoiceReferencedDocument',
          text('ram:IssuerAssignedID', invoice.invoice_number),
          element('ram:FormattedIssueDateTime', date(invoice.invoiced_on, 'qdt')),
        )
      : undefined,
    // With a routing id, which is the buyer's reference (BT-10), what the buyer wrote besides is where it is booked (BT-19).
    element(
      'ram:ReceivableSpecifiedTradeAccountingAccount',
      text('ram:ID', content.routing_id ? content.buyer_reference : ''),
    ),
  );
}

/** A transfer names the account that it went to (BG-17); where money goes back, it is not the museum's. */
function paymentMeans({ invoice, account }: EInvoice): Xml {
  const { payment, total } = invoice.content;
  const paidTo = total > 0 && invoice.kind === 'invoice' ? account : undefined;
  const online = total > 0 && !account ? ONLINE_PAYMENT : NO_INSTRUMENT;
  return element(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    text('ram:TypeCode', paidTo ? SEPA_TRANSFER : online),
    text('ram:Information', payment.name),
    element(
      'ram:PayeePartyCreditorFinancialAccount',
      text('ram:IBANID', compactIban(paidTo?.iban ?? '')),
      text('ram:AccountName', paidTo?.account_holder ?? ''),
    ),
    element('ram:PayeeSpecifiedCreditorFinancialInstitution', text('ram:BICID', paidTo?.bic ?? '')),
  );
}

function taxGroup(group: TaxGroup, { reasons }: EInvoice): Xml {
  const { category, rate, net, tax } = group;
  return element(
    'ram:ApplicableTradeTax',
    amount('ram:CalculatedAmount', tax),
    text('ram:TypeCode', 'VAT'),
    text('ram:ExemptionReason', category === 'S' ? '' : reasons[category]),
    amount('ram:BasisAmount', net),
    text('ram:CategoryCode', category),
    // XRechnung wants a rate even for what is outside of VAT (BR-DE-14).
    text('ram:RateApplicablePercent', percent(rate)),
  );
}

function allowanceCharge(taxed: Taxed, isCharge: 'true' | 'false', code: string, reason: string): Xml {
  return element(
    'ram:SpecifiedTradeAllowanceCharge',
    element('ram:ChargeIndicator', text('udt:Indicator', isCharge)),
    amount('ram:ActualAmount', taxed.net),
    text('ram:ReasonCode', code),
    text('ram:Reason', reason),
    element('ram:CategoryTradeTax', text('ram:TypeCode', 'VAT'), ...categoryOf(taxed)),
  );
}

/** Its text says enough where a voucher that was sold with VAT lowers, too: that is no discount (BR-CO-05). */
function allowanceCode({ invoice }: EInvoice): string {
  return loweringCodes(invoice.content).every(({ vat_value }) => vat_value === undefined) ? DISCOUNT : '';
}

function sums({ terms, currency }: EInvoice): Xml {
  const total = (taxed: readonly Taxed[]) => taxed.reduce((sum, { net }) => sum + net, 0);
  return element(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    amount('ram:LineTotalAmount', total(terms.rows)),
    terms.charges.length > 0 ? amount('ram:ChargeTotalAmount', total(terms.charges)) : undefined,
    terms.allowances.length > 0 ? amount('ram:AllowanceTotalAmount', total(terms.allowances)) : undefined,
    amount('ram:TaxBasisTotalAmount', terms.net),
    text('ram:TaxTotalAmount', decimal(terms.tax), { currencyID: currency }),
    amount('ram:GrandTotalAmount', terms.gross),
    amount('ram:TotalPrepaidAmount', terms.paid),
    amount('ram:DuePayableAmount', terms.due),
  );
}
