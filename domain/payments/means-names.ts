// How an order was paid that was not paid in the shop, as its buyer reads it on the order and its papers: a name that
// can stand behind “Payment:” and behind “Paid:”.
import type { Language } from '../language.ts';
import type { PaymentMeans } from './elsewhere.ts';

export const MEANS_NAMES: Record<PaymentMeans, Record<Language, string>> = {
  terminal: {
    de: 'Karte im Museum',
    en: 'Card at the museum',
    fr: 'Carte bancaire au musée',
    it: 'Carta al museo',
    nl: 'Pinbetaling in het museum',
    es: 'Tarjeta en el museo',
    sv: 'Kort på museet',
    da: 'Betalingskort på museet',
  },
  register: {
    de: 'Kasse im Museum',
    en: 'Ticket desk at the museum',
    fr: 'Caisse du musée',
    it: 'Cassa del museo',
    nl: 'Kassa van het museum',
    es: 'Taquilla del museo',
    sv: 'Kassan på museet',
    da: 'Billetsalget på museet',
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

/** Of what was paid at a provider's page that a link led to, however that was. */
export const ONLINE_NAMES: Readonly<Record<Language, string>> = {
  de: 'Online-Zahlung',
  en: 'Online payment',
  fr: 'Paiement en ligne',
  it: 'Pagamento online',
  nl: 'Online betaling',
  es: 'Pago en línea',
  sv: 'Onlinebetalning',
  da: 'Onlinebetaling',
};
