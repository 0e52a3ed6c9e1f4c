// How an order was paid that was not paid in the shop, as its buyer reads it on the order and its papers.
import type { Language } from '../language.ts';
import type { PaymentMeans } from './elsewhere.ts';

export const MEANS_NAMES: Record<PaymentMeans, Record<Language, string>> = {
  terminal: {
    de: 'Kartenzahlung im Museum',
    en: 'Card payment at the museum',
    fr: 'Paiement par carte au musée',
    it: 'Pagamento con carta al museo',
    nl: 'Kaartbetaling in het museum',
    es: 'Pago con tarjeta en el museo',
    sv: 'Kortbetalning på museet',
    da: 'Kortbetaling på museet',
  },
  register: {
    de: 'An der Kasse bezahlt',
    en: 'Paid at the ticket desk',
    fr: 'Payé à la caisse',
    it: 'Pagato alla cassa',
    nl: 'Betaald aan de kassa',
    es: 'Pagado en taquilla',
    sv: 'Betalat i kassan',
    da: 'Betalt ved kassen',
  },
  transfer: {
    de: 'Überweisung',
    en: 'Bank transfer',
    fr: 'Virement bancaire',
    it: 'Bonifico bancario',
    nl: 'Overschrijving',
    es: 'Transferencia bancaria',
    sv: 'Banköverföring',
    da: 'Bankoverførsel',
  },
};
