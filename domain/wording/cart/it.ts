import type { Wording } from '../message.ts';
import type { cartEn } from './en.ts';

export const cartIt: Wording<typeof cartEn> = {
  'cart.title': 'Carrello',
  'cart.checkout': 'Cassa',
  'cart.description':
    'Carrello e cassa: biglietti, visite guidate, buoni e libri, con o senza account. {museum}.',
  'cart.lines': 'La selezione',
  'cart.fold': 'Modifica la selezione',
  'cart.fold.code': 'Modifica la selezione o usa un codice',
  'cart.summary': 'Riepilogo dell’ordine',
  'cart.unreachable':
    'Al momento non è possibile raggiungere il negozio. Il carrello è ancora qui; verificare la connessione e riprovare.',
  'cart.slow': 'Il negozio impiega troppo tempo a rispondere. Il carrello è ancora qui; riprovare.',
  'cart.too-many':
    'Ci sono stati molti tentativi in poco tempo. Riprovare tra {minutes, plural, one {un minuto} other {# minuti}}.',
  'cart.again': 'Riprova',
  'cart.new-window': '(si apre in una nuova finestra)',

  'cart.bar': 'Nel carrello: {count, plural, one {# articolo} many {# di articoli} other {# articoli}}',
  'cart.bar.link': 'Vai alla cassa',
  'cart.bar.more': 'Aggiungi altro',

  'cart.empty.text': 'Il carrello è vuoto.',
  'cart.empty.next': 'Scegli i biglietti',
  'cart.elsewhere':
    '{count, plural, one {In un’altra scheda c’è # articolo nel carrello.} many {In un’altra scheda ci sono # di articoli nel carrello.} other {In un’altra scheda ci sono # articoli nel carrello.}}',
  'cart.elsewhere.bring': 'Porta qui il carrello',

  'cart.when.any': 'Un giorno a scelta nel periodo di validità',
  'cart.when.from': '{day}, dalle {from}',
  'cart.when.slot': '{day}, {from}–\u2060{to}',
  'cart.when.entry': '{day}, ingresso dalle {from} alle {to}',
  'cart.when.entry.open': '{day}, ingresso dalle {from}',
  'cart.part': '{count} × {name}',
  'cart.each': '{price} cad.',
  'cart.count': 'Quantità: {name}',
  'cart.choose-again': 'Modifica',
  'cart.change.line': 'Modifica: {name}',
  'cart.change.take': 'Salva la modifica',
  'cart.change.keep': 'Torna al carrello senza modifiche',
  'cart.changed': 'Modificato',
  'cart.withdrawal.none':
    'Nessun diritto di recesso: il biglietto è valido per una data fissa (§\u00a0312g, comma\u00a02, n.\u00a09 del Codice civile tedesco, BGB).',
  'cart.withdrawal.days':
    '{days, plural, one {È possibile recedere dall’acquisto entro un giorno dalla conclusione del contratto.} other {È possibile recedere dall’acquisto entro # giorni dalla conclusione del contratto.}}',

  'cart.remove': 'Rimuovi',
  'cart.remove.line': 'Rimuovi: {name}',
  'cart.remove.title': 'Rimuovere dal carrello?',
  'cart.remove.yes': 'Sì, rimuovi',
  'cart.remove.no': 'No, conserva',
  'cart.removed': 'Rimosso dal carrello',

  'cart.left':
    '{count, plural, =0 {Nessun posto disponibile a quest’ora} one {Resta un solo posto a quest’ora} other {Restano solo # posti a quest’ora}}',
  'cart.take': '{count, plural, one {Prendi questo posto} other {Prendi questi # posti}}',
  'cart.another': 'Scegli un altro orario',
  'cart.unavailable': 'Non tutto è ancora disponibile',
  'cart.unavailable.text':
    'Qualcuno è arrivato prima. Non è stato ordinato né addebitato nulla; le righe interessate sono segnalate qui sotto.',
  'cart.not-ordered': 'Non è stato ancora ordinato nulla',
  'cart.others-unpaid.cancel':
    '{count, plural, one {Annulla l’altro ordine} other {Annulla gli altri ordini}}',
  'cart.others-unpaid.canceled':
    '{count, plural, one {L’altro ordine è stato annullato.} other {Gli altri ordini sono stati annullati.}} Ora è possibile ordinare.',
  'cart.price.changed': 'Alcuni prezzi sono cambiati dopo la scelta',
  'cart.price.was': 'prima:',
  'cart.price.is': 'ora:',
  'cart.price.accept': 'Continua con i nuovi prezzi',

  'cart.delivery': 'Consegna',
  'cart.delivery.mail': 'per e-mail, gratuita',
  'cart.delivery.posted': 'tessere annuali con un proprio indirizzo anche per posta, gratuita',
  'cart.total': 'Totale IVA inclusa',
  'cart.total.untaxed': 'Totale',
  'cart.vat': 'di cui IVA {rate} su imponibile {net}',
  'cart.vat.none': 'di cui senza IVA',
  'cart.withdrawal.excluded': 'Per questo acquisto non è previsto il diritto di recesso.',
  'cart.gift': 'Grazie per la donazione. È volontaria: senza IVA e senza diritto di recesso.',
  'cart.owner': 'per {name}',
  'cart.greeting': 'Dedica',
  'cart.greeting.add': 'Aggiungi una dedica',
  'cart.greeting.change': 'Modifica la dedica',
  'cart.pieces':
    '{count, plural, =0 {Non più disponibile} one {Ne resta solo un pezzo} other {Ne restano solo # pezzi}}',
  'cart.code.remaining': 'Credito residuo: {amount}',
  'cart.code.all': 'Usato per intero',
  'cart.code.short': 'Su questo buono restano solo {amount}.',
  'cart.code.empty': 'Su questo buono non resta più nulla.',
  'cart.code.take': 'Usa {amount}',
  'cart.discount.remaining': 'Sconto non ancora usato: {amount}',
  'cart.discount.all': 'Sconto applicato per intero',
  'cart.discount.short': 'Di questo sconto restano solo {amount}.',
  'cart.discount.empty': 'Questo sconto è già stato usato per intero.',
  'cart.goods': 'Subtotale',
  'cart.shipping': 'Spedizione del pacco',
  'cart.shipping.later': 'non appena è noto il Paese',
  'cart.shipping.to': 'Spedizione: {country}',
  'cart.shipping.asking': 'calcolo in corso',
  'cart.shipping.unknown': 'non ancora nota',
  'cart.shipping.none': 'non possibile',
  'cart.shipping.elsewhere': 'Un altro indirizzo si può indicare nel passo successivo.',
  'cart.suggest': 'Potrebbe interessare anche',
  'cart.suggest.of': 'Si abbina a «{of}»',
  'cart.suggest.visit': 'Si abbina alla visita',
  'cart.suggest.cheaper': 'Per una persona costa meno di questi biglietti singoli',
  'cart.suggest.add': 'Aggiungi',
  'cart.suggest.view': 'Vedi',
  'cart.suggest.dismiss': 'No, grazie',
  'cart.pay': 'Da pagare',

  'cart.held': 'I posti sono riservati fino alle {time}.',
  'cart.held.soon': 'I posti sono riservati solo fino alle {time}. Per conservarli basta ordinare prima.',

  'cart.steps': 'Fasi dell’ordine',
  'cart.step.cart': 'Carrello',
  'cart.step.login': 'Dati',
  'cart.step.payment': 'Pagamento',
  'cart.step.complete': 'Fatto',
  'cart.step.done': '(completato)',

  'cart.guest': 'Continua come ospite',
  'cart.guest.hint': 'Senza account e senza password.',
  'cart.payment.test': 'Modalità di prova: non viene addebitato alcun importo reale.',
  'cart.express.hint': 'Nome ed e-mail arrivano dal fornitore di servizi di pagamento.',
  'cart.express.address':
    'Si paga senza inserire i dati qui. Ciò che arriva per e-mail viene inviato all’indirizzo registrato presso il fornitore di servizi di pagamento.',
  'cart.express.instead': 'Preferisco inserire i miei dati',

  'cart.customer': 'Dati personali',
  'cart.customer.change': 'Modifica',
  'cart.customer.change.label': 'Modifica i dati personali',

  'cart.payment': 'Pagamento',
  'cart.payment.voucher': 'Buono',
  'cart.payment.missing': 'Scegliere un metodo di pagamento.',
  'cart.debit.holder': 'Intestatario del conto',
  'cart.debit.holder.missing': 'Inserire il nome dell’intestatario del conto.',
  'cart.debit.iban': 'IBAN',
  'cart.debit.iban.invalid': 'Verificare l’IBAN: manca o contiene un errore di battitura.',
  'cart.debit.mandate':
    'Autorizzo {museum} ad addebitare questo pagamento una sola volta sul mio conto tramite addebito diretto SEPA e la mia banca a eseguirlo. Entro otto settimane dall’addebito posso chiedere il rimborso alle condizioni concordate con la banca. Il riferimento del mandato arriva con la conferma.',
  'cart.debit.creditor': 'Identificativo del creditore: {id}',

  'cart.invoice': 'Fattura',
  'cart.invoice.request': 'Desidero una fattura',
  'cart.invoice.company': 'Intestarla a un’azienda o a un ente',
  'cart.invoice.yes': 'arriva per e-mail',
  'cart.invoice.no': 'non richiesta',
  'cart.invoice.fields': 'Indicare partita IVA, Leitweg-ID o centro di costo',
  'cart.invoice.buyer_vat_id': 'Partita IVA',
  'cart.invoice.buyer_vat_id.hint': 'Facoltativa: comparirà sulla fattura.',
  'cart.invoice.routing_id': 'Leitweg-ID',
  'cart.invoice.routing_id.hint':
    'Per le amministrazioni pubbliche tedesche: la fattura arriva anche come XRechnung.',
  'cart.invoice.buyer_reference': 'Centro di costo o ufficio',
  'cart.invoice.buyer_reference.hint': 'Facoltativo: comparirà sulla fattura.',
  'cart.document': 'Riferimento del cliente',
  'cart.document.hint':
    'Un numero proprio, per esempio quello di un ordine d’acquisto. Sarà riportato in fattura.',
  'cart.document.add': 'Aggiungi un riferimento',
  'cart.document.confirm': 'Conferma',
  'cart.document.leave': 'Non modificare',
  'cart.document.is': 'Riferimento del cliente: {number}',
  'cart.document.change': 'Modifica il riferimento',

  'cart.accept': 'Accetto le {terms} e ho letto l’{privacy}.',
  'cart.accept.terms': 'condizioni generali',
  'cart.accept.privacy': 'informativa sulla privacy',
  'cart.accept.missing': 'È necessario accettare le condizioni generali e l’informativa sulla privacy.',

  'cart.order': 'Ordine con obbligo di pagare',
  'cart.order.free': 'Ordina gratuitamente',
  'cart.order.reserve': 'Prenota gratuitamente',
  'cart.errors': 'Correggere gli errori nel modulo',

  'cart.failed': 'Il pagamento non è andato a buon fine. Riprovare.',
  'cart.failed.text':
    'Per questo ordine non è stato addebitato nulla e il carrello è rimasto com’era. È possibile anche scegliere un altro metodo di pagamento.',
  'cart.canceled': 'Pagamento annullato',
  'cart.canceled.text':
    'Il pagamento è stato annullato. Non è stato addebitato nulla. Conservare il carrello?',
  'cart.canceled.keep': 'Sì, conserva il carrello',
  'cart.canceled.clear': 'No, svuota il carrello',
  'cart.accepted': 'Confermare l’ordine',
  'cart.accepted.text':
    'Il metodo di pagamento è stato accettato. L’ordine parte solo con la conferma in questa pagina.',

  'cart.settling': 'Conferma del pagamento in corso',
  'cart.settling.text': 'Un momento, per favore: stiamo verificando l’arrivo del pagamento.',
  'cart.settling.noScript': 'Se il pagamento è andato a buon fine, la conferma arriva per e-mail.',
  'cart.settling.pending':
    'Il fornitore di servizi di pagamento non ha ancora dato una risposta. Non occorre fare nulla: questa pagina verifica da sola. È possibile anche chiuderla; i biglietti arrivano per e-mail appena il pagamento è confermato.',
  'cart.settling.unreachable':
    'Al momento non è possibile raggiungere il negozio. Non è andato perso nulla; questa pagina riprova da sola.',

  'cart.gone': 'Carrello non trovato',
  'cart.gone.text':
    'Forse l’ordine è già stato pagato, oppure è trascorso troppo tempo. Prima di ordinare di nuovo, verificare se è arrivata per e-mail una conferma di prenotazione.',
  'cart.gone.checkout': 'Torna alla cassa',
  'cart.gone.home': 'Vai alla home del negozio',
  'cart.not-payable': 'L’ordine non può essere completato',
  'cart.not-payable.text':
    'Verificare se è arrivata per e-mail una conferma di prenotazione. In caso contrario scrivere a {email}.',
  'cart.refunded': 'Il pagamento viene rimborsato',

  'cart.success': 'Grazie per l’ordine',
  'cart.success.number': 'Ordine n.\u00a0{number}',
  'cart.success.mail': 'L’ordine è confermato. I biglietti sono stati inviati anche per e-mail a {email}.',
  'cart.success.express':
    'L’ordine è confermato. I biglietti sono stati inviati anche all’indirizzo e-mail registrato presso il fornitore di servizi di pagamento.',
  'cart.success.express.mail':
    'L’ordine è confermato. I biglietti sono stati inviati anche all’indirizzo e-mail registrato presso il fornitore di servizi di pagamento: {email}.',
  'cart.success.passes':
    'L’ordine è confermato. {count, plural, one {La tessera annuale è stata inviata} other {Le tessere annuali sono state inviate}} anche per e-mail a {email}.',
  'cart.success.express.passes':
    'L’ordine è confermato. {count, plural, one {La tessera annuale è stata inviata} other {Le tessere annuali sono state inviate}} anche all’indirizzo e-mail registrato presso il fornitore di servizi di pagamento.',
  'cart.success.confirmed': 'L’ordine è confermato. La conferma è stata inviata anche per e-mail a {email}.',
  'cart.success.express.confirmed':
    'L’ordine è confermato. La conferma è stata inviata anche all’indirizzo e-mail registrato presso il fornitore di servizi di pagamento.',
  'cart.parcel': 'Il pacco',
  'cart.parcel.way':
    'Gli articoli vengono preparati nei prossimi giorni lavorativi e spediti a questo indirizzo.',
  'cart.parcel.to': 'Destinatario del pacco',
  'cart.parcel.waiting': 'Lo stiamo preparando.',
  'cart.parcel.sent': 'Spedito in data {day}',
  'cart.parcel.sentBy': 'Spedito in data {day} con {carrier}',
  'cart.parcel.follow': 'Segui il pacco',
  'cart.parcel.tracking': 'Numero di tracciamento',
  'cart.success.later':
    'L’ordine è confermato e in arrivo per e-mail. Al momento non può essere mostrato qui.',
  'cart.success.review': 'Vedi l’ordine completo',

  'cart.tickets': '{count, plural, one {Il biglietto} other {# biglietti}}',
  'cart.ticket': 'Biglietto',
  'cart.ticket.persons': 'Persone',
  'cart.ticket.place': 'Luogo',
  'cart.ticket.number': 'Numero',
  'cart.ticket.of': '{number} di {of}',
  'cart.ticket.code': 'Codice QR per l’ingresso: {code}',
  'cart.ticket.void': 'Non più valido',
  'cart.ticket.large': 'Mostra in grande',
  'cart.ticket.previous': 'Indietro',
  'cart.ticket.next': 'Avanti',
  'cart.directions': 'Come arrivare',
  'cart.saved':
    'Salvati su questo dispositivo. I biglietti si aprono qui anche senza rete; ultimo giorno: {day}.',
  'cart.saved.remove': 'Rimuovi dal dispositivo',
  'cart.saved.none': 'I biglietti salvati su questo dispositivo si aprono anche senza rete.',
  'cart.saved.save': 'Salva su questo dispositivo',
  'cart.saved.show': 'Mostra i biglietti salvati',
  'cart.document.tickets': 'Biglietti da stampare (PDF)',
  'cart.document.calendar': 'Aggiungi la visita al calendario',
  'cart.document.passes': 'Tessere annuali (PDF)',
  'cart.document.vouchers': 'Buoni regalo (PDF)',
  'cart.document.invoice': 'Fattura (PDF)',
  'cart.document.xrechnung': 'XRechnung (XML)',
  'cart.document.credit-note': 'Nota di credito (PDF)',
  'cart.passes': '{count, plural, one {La tessera annuale} other {Le # tessere annuali}}',
  'cart.pass.owner': 'Per',
  'cart.valid': 'Validità',
  'cart.valid.until': 'scadenza {day}',
  'cart.vouchers': '{count, plural, one {Il buono regalo} other {# buoni regalo}}',
  'cart.voucher.code': 'Codice del buono',
  'cart.present': 'Regalo per',
  'cart.present.waiting': 'Invio per e-mail in data {day}.',
  'cart.present.soon': 'L’invio per e-mail è imminente.',
  'cart.present.sent': 'Inviato per e-mail in data {day}.',
  'cart.present.refused':
    'Il server di questo indirizzo ha rifiutato l’e-mail. È possibile consegnare il buono di persona, in PDF o con il suo codice.',
  'cart.voucher.use':
    'Chi ha il codice lo inserisce nel carrello al momento del pagamento; si può usare anche in più volte.',

  'cart.review': 'Ordine {number}',
  'cart.review.title': 'Ordine',
  'cart.review.noScript': 'Vedi l’ordine senza JavaScript',
  'cart.review.lines': 'Contenuto dell’ordine',
  'cart.review.date': 'Data dell’ordine',
  'cart.review.invoice': 'richiesta',
  'cart.review.print': 'Stampa questa pagina',
  'cart.return.on': 'Annullato in data {day}',
  'cart.return.price': 'Rimborsato in data {day}',
  'cart.return.money': '{amount} rimborsati con il metodo di pagamento usato',
  'cart.return.codes': '{amount} di nuovo disponibili sui codici',
  'cart.return.voucher': 'Buono regalo {code} di {amount}, valido fino al {last}',
  'cart.return.fee': 'Abbiamo trattenuto {amount} per le spese',
  'cart.return.none': 'Nessun importo rimborsato',
  'cart.return.heading': 'Annullamenti e rimborsi',
  'cart.return.part': '{count, plural, one {# annullato} other {# annullati}}',
  'cart.review.refunded':
    'Questo ordine è stato rimborsato. I biglietti, le tessere e i buoni che ne facevano parte non sono più validi.',
  'cart.stranded':
    '{count, plural, one {Una visita non si svolge come prenotata} other {# visite non si svolgono come prenotate}}',
  'cart.stranded.closed': 'In questo giorno il museo è chiuso.',
  'cart.stranded.dropped': 'Questa data non è più in programma.',
  'cart.stranded.paused': 'In pausa fino a nuovo avviso.',
  'cart.stranded.paused.until': 'In pausa fino al giorno {day} compreso.',
  'cart.stranded.text':
    'Per quel giorno la visita non è possibile. Il museo scriverà per indicare come procedere; l’ordine resta registrato. Per non attendere, contattare il museo indicando il numero d’ordine {number}:',
  'cart.review.none': 'Questo ordine non è disponibile',
  'cart.review.none.text': 'Verificare il link ricevuto per e-mail. Per assistenza scrivere a {email}.',
};
