// Mistakes in how e-invoices are paid, taxed and added up (see broken-documents.ts).
import { all, type BrokenExample, blank, drop, inside, type Mistake, write } from './mistakes.ts';

const means = (mistake: Mistake) => inside('SpecifiedTradeSettlementPaymentMeans', mistake);
const sums = (mistake: Mistake) => inside('SpecifiedTradeSettlementHeaderMonetarySummation', mistake);
const settlement = (mistake: Mistake) => inside('ApplicableHeaderTradeSettlement', mistake);
/** The first group of VAT, which is of what is taxed; of a gift, what is outside of VAT. */
const group = (mistake: Mistake) => settlement(inside('ApplicableTradeTax', mistake));
const allowance = (mistake: Mistake) => inside('SpecifiedTradeAllowanceCharge', mistake);

/** In the group, the allowance or the charge that begins so. */
function from(begin: RegExp, wrong: RegExp, instead: string): Mistake {
  return write(new RegExp(`(${begin.source}[\\s\\S]*?)${wrong.source}`), `$1${instead}`);
}
const EXEMPT = /<ram:ApplicableTradeTax>\s+<ram:CalculatedAmount>0\.00/;
const EXEMPT_ALLOWANCE = /<ram:CategoryTradeTax>\s+<ram:TypeCode>VAT<\/ram:TypeCode>\s+<ram:CategoryCode>E/;
const CHARGE = /<udt:Indicator>true/;
const CARD =
  '<ram:ApplicableTradeSettlementFinancialCard><ram:ID>1234</ram:ID></ram:ApplicableTradeSettlementFinancialCard>';

/** Something else than what is right. */
const other = (name: string): Mistake => write(new RegExp(`(<ram:${name}[^>]*>)[\\d.]+`), '$111.00');
const thirdDecimal = (name: string): Mistake => write(new RegExp(`(<ram:${name}[^>]*>[\\d.]+)`), '$10');

export const BROKEN_SETTLEMENTS: readonly BrokenExample[] = [
  ['BR-05 BR-CL-04 BR-CO-15 PEPPOL-EN16931-R053', blank('InvoiceCurrencyCode')],
  ['BR-CL-03 PEPPOL-EN16931-R054', write(/currencyID="EUR"/, 'currencyID="TAL"')],
  ['BR-55', inside('InvoiceReferencedDocument', blank('IssuerAssignedID')), 'credit'],

  ['BR-DE-1', drop('SpecifiedTradeSettlementPaymentMeans')],
  ['BR-49', means(blank('TypeCode'))],
  ['BR-CL-16', means(write(/68/, '99'))],
  ['BR-50 BR-61 BR-DE-19', means(drop('IBANID')), 'transfer'],
  ['BR-CO-27', means(write(/(<\/ram:IBANID>)/, '$1<ram:ProprietaryID>2020</ram:ProprietaryID>')), 'transfer'],
  ['BR-DE-19', means(write(/(<ram:IBANID>DE)0/, '$11')), 'transfer'],
  ['BR-DE-23-a', means(write(/68/, '58'))],
  ['BR-DE-23-b', means(write(/(<ram:PayeePartyCreditor)/, `${CARD}$1`)), 'transfer'],
  ['BR-DE-24-a', means(write(/68/, '48'))],
  ['BR-DE-24-b', means(write(/58/, '48')), 'transfer'],
  ['BR-DE-25-a PEPPOL-EN16931-R061', means(write(/68/, '59'))],
  ['BR-DE-25-b', means(write(/58/, '59')), 'transfer'],
  [
    'CII-SR-464',
    write(
      /(<ram:SpecifiedTradeSettlementPaymentMeans>[\s\S]*<\/ram:SpecifiedTradeSettlementPaymentMeans>)/,
      '$1$1',
    ),
    'transfer',
  ],
  ['BR-CO-25', all(drop('SpecifiedTradePaymentTerms'), write(/(<ram:DuePayableAmount>)0\.00/, '$15.00'))],
  ['BR-DE-18', inside('SpecifiedTradePaymentTerms', write(/(<ram:Description>)/, '$1#SKONTO#'))],

  ['BR-CO-18', settlement(write(/<ram:ApplicableTradeTax>[\s\S]*<\/ram:ApplicableTradeTax>/, ''))],
  ['BR-E-01', write(new RegExp(`${EXEMPT.source}[\\s\\S]*?</ram:ApplicableTradeTax>`), '')],
  ['BR-O-01', settlement(drop('ApplicableTradeTax')), 'gift'],
  ['BR-45 BR-S-08', group(drop('BasisAmount'))],
  ['BR-46', group(drop('CalculatedAmount'))],
  ['BR-47', group(drop('CategoryCode'))],
  ['BR-48 BR-DE-14', group(drop('RateApplicablePercent'))],
  ['BR-S-08', group(other('BasisAmount'))],
  ['BR-E-08', from(EXEMPT, /<ram:BasisAmount>[\d.]+/, '<ram:BasisAmount>11.00')],
  ['BR-O-08', group(other('BasisAmount')), 'gift'],
  ['BR-S-09 BR-CO-17', group(other('CalculatedAmount'))],
  ['BR-E-09', write(new RegExp(`(${EXEMPT.source})`), '$11')],
  ['BR-O-09', group(other('CalculatedAmount')), 'gift'],
  ['BR-S-10', group(write(/(<ram:BasisAmount>)/, '<ram:ExemptionReason>Kunst</ram:ExemptionReason>$1'))],
  ['BR-E-10', drop('ExemptionReason')],
  ['BR-O-10', drop('ExemptionReason'), 'gift'],
  ['BR-O-11 BR-O-12 BR-O-13 BR-O-14', from(EXEMPT, /<ram:CategoryCode>E/, '<ram:CategoryCode>O')],
  ['CII-DT-037', group(write(/VAT/, 'GST'))],
  ['BR-DEC-19', group(thirdDecimal('BasisAmount'))],
  ['BR-DEC-20', group(thirdDecimal('CalculatedAmount'))],

  ['BR-66', allowance(drop('ChargeIndicator'))],
  ['PEPPOL-EN16931-R043', allowance(write(/false/, '0'))],
  ['BR-31', allowance(drop('ActualAmount'))],
  ['BR-32', allowance(drop('CategoryCode'))],
  ['BR-33', allowance(drop('Reason'))],
  ['BR-CO-21', allowance(all(drop('Reason'), drop('ReasonCode')))],
  ['SHOP-ALLOWANCE', allowance(write(/(<ram:ActualAmount>)/, '$1-'))],
  ['BR-DEC-01', allowance(thirdDecimal('ActualAmount'))],
  ['BR-S-06', allowance(write(/(<ram:RateApplicablePercent>)7/, '$10'))],
  ['BR-E-06', from(EXEMPT_ALLOWANCE, /<ram:RateApplicablePercent>0/, '<ram:RateApplicablePercent>7')],
  ['BR-O-03 BR-O-06', allowance(write(/(<ram:CategoryCode>)S/, '$1O'))],
  ['BR-CL-17', allowance(write(/(<ram:CategoryCode>)S/, '$1Z'))],
  ['BR-CL-19', allowance(write(/>95</, '>FC<'))],
  ['CII-DT-037', allowance(write(/VAT/, 'GST'))],
  [
    'CII-DT-098',
    allowance(write(/(<ram:CategoryCode>)/, '<ram:ExemptionReason>Kunst</ram:ExemptionReason>$1')),
  ],

  ['BR-36', from(CHARGE, /<ram:ActualAmount>[\d.]+<\/ram:ActualAmount>/, '')],
  ['BR-37', from(CHARGE, /<ram:CategoryCode>S<\/ram:CategoryCode>/, '')],
  ['BR-38', from(CHARGE, /<ram:Reason>[^<]+<\/ram:Reason>/, '')],
  ['BR-CO-22', from(CHARGE, /<ram:ReasonCode>[\s\S]*<\/ram:Reason>/, '')],
  ['BR-DEC-05', from(CHARGE, /<\/ram:ActualAmount>/, '0</ram:ActualAmount>')],
  ['BR-S-07', from(CHARGE, /<ram:RateApplicablePercent>7/, '<ram:RateApplicablePercent>0')],
  ['BR-E-07', from(CHARGE, /<ram:CategoryCode>S/, '<ram:CategoryCode>E')],
  [
    'BR-E-04',
    all(
      from(CHARGE, /<ram:CategoryCode>S/, '<ram:CategoryCode>E'),
      inside('SellerTradeParty', write(/(schemeID=")(?:FC|VA)("[\s\S]*schemeID=")VA/, '$1XX$2XX')),
    ),
  ],
  ['BR-O-04 BR-O-07', from(CHARGE, /<ram:CategoryCode>S/, '<ram:CategoryCode>O')],
  ['BR-CL-20', from(CHARGE, />FC</, '>95<')],

  ['BR-12', sums(drop('LineTotalAmount'))],
  ['BR-13', sums(drop('TaxBasisTotalAmount'))],
  ['BR-14', sums(drop('GrandTotalAmount'))],
  ['BR-15', sums(drop('DuePayableAmount'))],
  ['BR-CO-10', sums(other('LineTotalAmount'))],
  ['BR-CO-11', sums(other('AllowanceTotalAmount'))],
  ['BR-CO-12', sums(other('ChargeTotalAmount'))],
  ['BR-CO-13', sums(other('TaxBasisTotalAmount'))],
  ['BR-CO-14', sums(other('TaxTotalAmount'))],
  ['BR-CO-15', sums(other('GrandTotalAmount'))],
  ['BR-CO-16', sums(other('DuePayableAmount'))],
  ['BR-DEC-09', sums(thirdDecimal('LineTotalAmount'))],
  ['BR-DEC-10', sums(thirdDecimal('AllowanceTotalAmount'))],
  ['BR-DEC-11', sums(thirdDecimal('ChargeTotalAmount'))],
  ['BR-DEC-12', sums(thirdDecimal('TaxBasisTotalAmount'))],
  ['BR-DEC-13', sums(thirdDecimal('TaxTotalAmount'))],
  ['BR-DEC-14', sums(thirdDecimal('GrandTotalAmount'))],
  ['BR-DEC-16', sums(thirdDecimal('TotalPrepaidAmount'))],
  ['BR-DEC-18', sums(thirdDecimal('DuePayableAmount'))],
];
