import type { Wording } from '../message.ts';
import type { guaranteeEn } from './en.ts';

export const guaranteeIt: Wording<typeof guaranteeEn> = {
  'guarantee.title': 'Garanzia legale',
  'guarantee.minimum':
    '*Protezione minima di due anni della garanzia legale* per i beni venduti nell’Unione europea.',
  'guarantee.claim':
    'I consumatori possono far valere i loro diritti nell’ambito della garanzia legale di conformità, ad esempio se i beni:',
  'guarantee.claim.description': 'non corrispondono alla descrizione;',
  'guarantee.claim.function': 'non funzionano come previsto.',
  'guarantee.liable':
    '*I venditori sono responsabili* di qualsiasi difetto di conformità esistente al momento della consegna dei beni e che si manifesta entro il periodo di garanzia legale. In tal caso i venditori sono tenuti a offrire:',
  'guarantee.liable.repair': 'la *riparazione gratuita* o la *sostituzione gratuita*;',
  'guarantee.liable.refund': 'in alcuni casi, una *riduzione del prezzo* o il *rimborso integrale*.',
  'guarantee.countries':
    'In alcuni paesi il periodo di garanzia legale è più lungo. Per i beni di seconda mano può applicarsi un periodo più breve, ma non inferiore a un anno.',
  'guarantee.scan':
    'Per maggiori informazioni sui diritti in un paese specifico, scansionare il codice QR riportato di seguito o rivolgersi al venditore.',
  'guarantee.todo': 'Cosa fare se si ricevono beni non conformi:',
  'guarantee.todo.contact': 'contattare il venditore il prima possibile per segnalare il problema;',
  'guarantee.todo.proof':
    'fornire una prova d’acquisto, come uno scontrino, una fattura o un estratto conto bancario.',
  'guarantee.commercial':
    'I venditori e i produttori possono offrire anche garanzie commerciali, che si applicano indipendentemente dalla garanzia legale. Ad esempio, questa etichetta GARAN rappresenta una *garanzia commerciale di durabilità* offerta dal produttore senza costi aggiuntivi e relativa all’intero bene.',
  'guarantee.code': 'Codice QR che porta a {address}',
};
