import type { Wording } from '../message.ts';
import type { documentsEn } from './en.ts';

export const documentsIt: Wording<typeof documentsEn> = {
  'documents.file.tickets': 'Biglietti',
  'documents.file.calendar': 'Visita',
  'documents.file.passes': 'Tessere annuali',
  'documents.file.vouchers': 'Buoni regalo',
  'documents.file.invoice': 'Fattura',
  'documents.file.credit-note': 'Nota di credito',
  'documents.title': 'Biglietti dell’ordine {number}',

  'documents.ticket.count': 'Biglietto {number} di {of}',
  'documents.ticket.persons': '{persons, plural, one {Valido per una persona} other {Valido per # persone}}',
  'documents.ticket.day': 'Valido tutto il giorno, negli orari di apertura',
  'documents.ticket.open': 'Un giorno a scelta',
  'documents.ticket.open.between': 'nel periodo {first} – {last}',
  'documents.ticket.open.until': 'ultimo giorno: {last}',
  'documents.ticket.open.from': 'primo giorno: {first}',
  'documents.ticket.open.run': 'nel periodo di validità',
  'documents.ticket.code': 'Codice QR per l’ingresso: {code}',
  'documents.ticket.place': 'Luogo',
  'documents.ticket.hours': 'Orari',
  'documents.ticket.directions': 'Come arrivare',
  'documents.ticket.entrance': 'All’ingresso',
  'documents.ticket.entrance.text':
    'Mostrare questo codice su carta o sul telefono. È valido per un solo ingresso. Con un biglietto ridotto va mostrato anche il documento che ne attesta il diritto.',
  'documents.ticket.order': 'Ordine',
  'documents.ticket.name': 'Nome',

  'documents.saved.note': 'Salvato in data {day}, {time}. Al momento il negozio non è raggiungibile.',
  'documents.saved.again': 'Carica di nuovo',
  'documents.saved.large': 'Mostra in grande',
  'documents.saved.previous': 'Indietro',
  'documents.saved.next': 'Avanti',
  'documents.saved.close': 'Chiudi',

  'documents.tour.kind': 'Visita guidata in {language}',
  'documents.tour.meeting': 'Punto di ritrovo',
  'documents.tour.exhibition': 'Mostra',
  'documents.tour.group': 'Prenotato per',
  'documents.tour.persons': '{persons, plural, one {# persona} other {# persone}}',
  'documents.tour.groups':
    '{groups, plural, one {# gruppo} other {# gruppi}}, {persons, plural, one {# persona} other {# persone}}',
  'documents.tour.answers': 'Risposte',

  'documents.time': '{time}',
  'documents.entry': 'Ingresso',
  'documents.entry.between': 'Ingresso dalle {from} alle {until}',
  'documents.entry.from': 'Ingresso dalle {from}',
  'documents.entry.until': 'Ingresso fino alle {until}',

  'documents.pass.title': 'Tessere annuali dell’ordine {number}',
  'documents.pass.count': 'Tessera annuale {number} di {of}',
  'documents.pass.valid': 'Validità: {first} – {last}',
  'documents.pass.code': 'Codice QR della tessera: {code}',
  'documents.pass.owner': 'Titolare',
  'documents.pass.sent': 'Spedita a',
  'documents.pass.entrance.text':
    'Mostrare questo codice a ogni visita, su carta o sul telefono, insieme a un documento d’identità. La tessera è personale. Con una tessera ridotta va mostrato anche il documento che ne attesta il diritto.',

  'documents.voucher.title': 'Buoni regalo dell’ordine {number}',
  'documents.voucher.count': 'Buono regalo {number} di {of}',
  'documents.voucher.valid': 'Valido fino al {last}',
  'documents.voucher.rate': 'Vale per tutto ciò che è soggetto a IVA al {rate}.',
  'documents.voucher.code': 'Codice QR del buono: {code}',
  'documents.voucher.redeem': 'Come si usa',
  'documents.voucher.redeem.text':
    'Basta scegliere nel nostro negozio ciò che piace e inserire il codice nel carrello.',
  'documents.voucher.rest': 'Credito residuo',
  'documents.voucher.rest.text': 'Quel che avanza rimane sul buono per la volta successiva.',
  'documents.voucher.safe': 'Da conservare',
  'documents.voucher.safe.text': 'Chi ha il codice può usarlo.',
  'documents.voucher.from': 'Valido presso',
  'documents.present.subject': 'Un regalo da {from}: {museum}',
  'documents.present.lead':
    '{count, plural, one {Un buono} other {# buoni}} per il nostro museo, da parte di {from}.',
  'documents.present.redeem': 'Usa il buono',
  'documents.present.how':
    'Il pulsante apre il nostro negozio con il buono già nel carrello. Vale anche alle nostre casse: mostri lì il codice.',
  'documents.present.attached':
    'In allegato {count, plural, one {il buono} other {i buoni}} in PDF, da stampare.',
  'documents.present.why': 'Abbiamo il Suo indirizzo da {from}, per questo regalo. Non lo usiamo per altro.',
  'documents.present.on': 'per e-mail a {name} ({email}), data: {day}',
  'documents.present.now': 'parte ora per e-mail a {name} ({email})',
  'documents.present.label': 'Regalo',
  'documents.present.code':
    'Il codice del regalo arriva solo a chi lo riceve. Se l’e-mail andasse persa, il buono si trova sulla pagina del Suo ordine.',
  'documents.present.refused.subject': 'Il Suo regalo per {name} non è stato recapitato',
  'documents.present.refused.text':
    'il server di {email} ha rifiutato definitivamente la nostra e-mail con il buono per {name}.',
  'documents.present.refused.next':
    'Il buono è valido. Si trova con il suo codice sulla pagina del Suo ordine, da stampare o inoltrare.',
  'documents.present.sample': 'Esempio',
  'documents.present.sample.text': 'Il codice è un esempio. Quello vero arriva dopo il pagamento.',
  'documents.voucher.greeting': 'Dedica',

  'documents.goods.sent': 'Arriva per posta',

  'documents.invoice.title': 'Fattura {number}',
  'documents.invoice.credit': 'Nota di credito {number}',
  'documents.invoice.supplement':
    'Questa fattura integra la fattura {number} emessa in data {date}: differenza di prezzo per un cambio di orario.',
  'documents.invoice.credit.part':
    'Questa nota di credito rettifica la fattura {number} emessa in data {date}: una parte dell’ordine è stata annullata.',
  'documents.invoice.credit.of':
    'Questa nota di credito annulla la fattura {number} emessa in data {date}. L’ordine è stato rimborsato per intero.',
  'documents.invoice.number': 'Numero della fattura',
  'documents.invoice.credit.number': 'Numero della nota di credito',
  'documents.invoice.date': 'Data di emissione',
  'documents.invoice.external': 'Riferimento del cliente',
  'documents.invoice.buyer_vat_id': 'Partita IVA del cliente',
  'documents.invoice.routing_id': 'Leitweg-ID',
  'documents.invoice.buyer_reference': 'Centro di costo',
  'documents.invoice.page': 'Pagina {page} di {of}',
  'documents.invoice.item': 'Descrizione',
  'documents.invoice.count': 'Quantità',
  'documents.invoice.rate': 'IVA',
  'documents.invoice.unit': 'Prezzo unitario',
  'documents.invoice.amount': 'Importo',
  'documents.invoice.shipping': 'Spedizione',
  'documents.invoice.discount': 'Codice sconto {code}',
  'documents.invoice.taxed': 'Buono {code}, venduto con IVA al {rate}',
  'documents.invoice.total': 'Totale IVA inclusa',
  'documents.invoice.total.untaxed': 'Totale',
  'documents.invoice.voucher': 'Pagato con il buono {code}',
  'documents.invoice.voucher.back': 'Riaccreditato sul buono {code}',
  'documents.invoice.paid': 'Pagamento: {payment}',
  'documents.invoice.back': 'Rimborso: {payment}',
  'documents.invoice.net': 'Imponibile',
  'documents.invoice.tax': 'Imposta',
  'documents.invoice.gross': 'Totale',
  'documents.invoice.exempt': 'esente',
  'documents.gift': 'Grazie per la Sua donazione. È volontaria: senza IVA e senza diritto di recesso.',
  'documents.invoice.gift': 'senza IVA',
  'documents.invoice.gift.note': 'Donazione: versamento volontario senza contropartita, fuori campo IVA.',
  'documents.invoice.multi': 'buono',
  'documents.invoice.supply':
    'Dove non è indicata un’altra data, la data della prestazione è quella di emissione.',
  'documents.invoice.included': 'Prezzi unitari e importi comprendono l’IVA.',
  'documents.invoice.exempt.note':
    'Esente: operazione esente da IVA ai sensi del §\u00a04, n.\u00a020, lett.\u00a0a della legge tedesca sull’IVA (UStG).',
  'documents.invoice.multi.note':
    'Buono: la vendita di un buono multiuso non è soggetta a IVA (§\u00a03, comma\u00a015 UStG); l’imposta è dovuta al momento dell’utilizzo.',
  'documents.invoice.tax-number': 'Numero fiscale {number}',
  'documents.invoice.vat-id': 'Partita IVA {number}',

  'documents.price.vat': '{price}, IVA {rate} inclusa',
  'documents.price.vat.several': '{price}, IVA inclusa',
  'documents.price.exempt': '{price}, esente da IVA',
  'documents.price.free': 'Gratis',

  'documents.withdrawal.none':
    'Nessun diritto di recesso: il biglietto è valido per una data fissa (§\u00a0312g, comma\u00a02, n.\u00a09 del Codice civile tedesco, BGB).',
  'documents.withdrawal.days':
    '{days, plural, one {Può recedere dall’acquisto entro un giorno dalla conclusione del contratto.} other {Può recedere dall’acquisto entro # giorni dalla conclusione del contratto.}}',
  'documents.withdrawal.goods':
    '{days, plural, one {Può recedere dall’acquisto entro un giorno dal ricevimento della merce.} other {Può recedere dall’acquisto entro # giorni dal ricevimento della merce.}}',

  'documents.mail.subject': 'I Suoi biglietti per {event}, ordine {number}',
  'documents.mail.subject.several': 'I Suoi biglietti, ordine {number}',
  'documents.mail.subject.order': 'Il Suo ordine presso {museum}, numero {number}',
  'documents.mail.greeting': 'Buongiorno {name},',
  'documents.mail.greeting.nameless': 'Buongiorno,',
  'documents.mail.thanks': 'grazie per il Suo ordine.',
  'documents.mail.parcel': 'Ciò che spediamo per posta sarà inviato a: {address}',
  'documents.mail.more':
    '{count, plural, one {Un altro codice si trova} other {Altri # codici si trovano}} nel PDF allegato e sulla pagina del Suo ordine.',
  'documents.mail.attached': 'In allegato: {files}.',
  'documents.mail.attached.tickets': 'i biglietti da stampare',
  'documents.mail.attached.passes':
    '{count, plural, one {la tessera annuale} other {le tessere annuali}} da stampare',
  'documents.mail.attached.vouchers':
    '{count, plural, one {il buono} other {i buoni}} da stampare o da inoltrare',
  'documents.mail.attached.calendar': 'la visita per il Suo calendario',
  'documents.mail.attached.invoice': 'la fattura',
  'documents.mail.attached.terms':
    'le condizioni generali di vendita con tutto quello che c’è da sapere sul recesso',
  'documents.mail.order': 'Il Suo ordine',
  'documents.mail.label': '{label}:',
  'documents.mail.number': 'Numero d’ordine',
  'documents.mail.date': 'Data dell’ordine',
  'documents.mail.payment': 'Pagamento',
  'documents.mail.payment.voucher': 'Buono',
  'documents.mail.mandate.reference': 'Riferimento del mandato',
  'documents.mail.mandate.creditor': 'Identificativo del creditore',
  'documents.mail.mandate':
    '{museum} è autorizzato ad addebitare questo pagamento una sola volta sul conto tramite addebito diretto SEPA, e la banca a eseguirlo. Entro otto settimane dall’addebito si può chiedere il rimborso alle condizioni concordate con la banca.',
  'documents.mail.total': 'Importo pagato',
  'documents.mail.shipping': 'Spedizione',
  'documents.mail.code': 'Codice {code}',
  'documents.mail.vat': 'di cui IVA {rate} su imponibile {net}',
  'documents.mail.exempt': 'di cui senza IVA',
  'documents.mail.review': 'Vedi l’ordine',
  'documents.mail.review.text': 'Il Suo ordine, con tutti i documenti da scaricare di nuovo:',
  'documents.mail.farewell': 'Saremo lieti di accoglierLa.',
  'documents.mail.contact': 'Per qualsiasi domanda scriva a {email} o chiami il numero {phone}.',
  'documents.mail.contact.mail': 'Per qualsiasi domanda scriva a {email}.',

  'documents.moved.subject': 'La Sua visita è stata spostata: {event}, ordine {number}',
  'documents.moved.reason': 'abbiamo spostato a una nuova data la visita del Suo ordine {number}.',
  'documents.moved.now': 'Nuova data',
  'documents.moved.before': 'Data precedente',
  'documents.moved.tickets':
    'I nuovi biglietti sono allegati a questa e-mail. I biglietti precedenti per questa visita non sono più validi.',
  'documents.moved.calendar':
    'Apra il file di calendario allegato per aggiornare la visita nel Suo calendario.',

  'documents.return.voucher': 'Buono regalo',
  'documents.return.subject': 'Una parte del Suo ordine {number} è stata annullata',
  'documents.return.subject.price': 'Rimborso per il Suo ordine {number}',
  'documents.return.part':
    'abbiamo annullato una parte del Suo ordine {number}. Quanto elencato qui sotto non è più valido; tutto il resto rimane invariato.',
  'documents.return.price': 'Le rimborsiamo un importo per il Suo ordine {number}, che rimane invariato.',
  'documents.return.money':
    '{amount} Le vengono rimborsati con il metodo di pagamento che ha usato. A seconda della banca possono volerci alcuni giorni. Non deve fare altro.',
  'documents.return.codes': 'Sui Suoi codici ci sono di nuovo {amount}.',
  'documents.return.instead':
    'Al posto del denaro riceve un buono regalo di {amount}. Il codice è {code}; vale fino al {last}. Lo inserisca nel carrello del nostro negozio online.',
  'documents.return.fee': 'Ne abbiamo trattenuto {amount} per le spese.',
  'documents.return.kept': 'Non viene rimborsato alcun importo.',
  'documents.refund.subject': 'Le rimborsiamo il pagamento di {amount}',
  'documents.refund.reason.places-gone':
    'il Suo pagamento è arrivato quando la prenotazione era già scaduta e i posti non erano più liberi. Ci dispiace.',
  'documents.refund.reason.paid-twice':
    'abbiamo ricevuto un secondo pagamento per un ordine che aveva già pagato. Il Suo ordine resta com’è; viene rimborsato soltanto il secondo pagamento.',
  'documents.refund.reason.not-booked':
    'il Suo pagamento non ha dato luogo a un ordine: l’acquisto era stato annullato oppure l’ordine non è stato confermato in tempo. Non risulta alcuna prenotazione.',
  'documents.refund.reason.order-refunded':
    'abbiamo annullato il Suo ordine {number} e lo rimborsiamo per intero. I biglietti, le tessere e i buoni che ne facevano parte non sono più validi.',
  'documents.refund.codes': 'Sui Suoi codici è tornato il valore utilizzato: {amount}.',
  'documents.refund.free.subject': 'Il Suo ordine non è andato a buon fine',
  'documents.refund.free.places-gone':
    'il Suo ordine è arrivato quando la prenotazione era già scaduta e i posti non erano più liberi. Non risulta alcuna prenotazione e non ha pagato nulla. Ci dispiace.',
  'documents.refund.free.not-booked':
    'non risulta alcuna prenotazione: l’acquisto era stato annullato oppure l’ordine non è stato confermato in tempo. Non ha pagato nulla.',
  'documents.refund.free.order-refunded':
    'abbiamo annullato il Suo ordine {number}. I biglietti, le tessere e i buoni che ne facevano parte non sono più validi.',
  'documents.refund.subject.order': 'Il Suo ordine {number} è annullato',
  'documents.refund.credit-note': 'La nota di credito è allegata.',
  'documents.refund.cancelled': 'Annullato',
  'documents.refund.money':
    'L’intero importo di {amount} Le viene rimborsato con lo stesso metodo di pagamento. A seconda della banca possono volerci alcuni giorni. Non deve fare altro.',
  'documents.refund.reason.not-moved':
    'il Suo pagamento per un cambio di orario è arrivato quando non era più possibile. Non è stato spostato nulla.',
  'documents.refund.notMoved': 'Non spostato',
  'documents.refund.heading': 'Non prenotato',
  'documents.refund.amount': 'Rimborso',
  'documents.refund.again.places-gone':
    'Se desidera ancora venire, trova altri orari nel nostro negozio online.',
  'documents.refund.again.not-booked':
    'Se desidera ancora venire, può scegliere di nuovo i biglietti nel nostro negozio online.',

  'documents.withdrawn.subject': 'Abbiamo ricevuto il Suo recesso',
  'documents.withdrawn.text':
    'il Suo recesso ci è pervenuto in data {day} alle ore {time}. Conservi questa e-mail: è la conferma di ricezione. Ecco il contenuto della Sua dichiarazione:',
  'documents.withdrawn.otherwise':
    'Se non ha dichiarato alcun recesso, qualcun altro ha inserito il Suo indirizzo: in tal caso ce lo comunichi.',
  'documents.withdrawn.notice.subject': 'È arrivato un recesso',
  'documents.withdrawn.notice.text':
    'Questo recesso è pervenuto tramite il negozio in data {day} alle ore {time}. La conferma di ricezione è già stata inviata; ogni altra decisione spetta al museo.',
  'documents.withdrawn.notice.list':
    'L’elenco dice se l’ordine corrisponde e se il termine è ancora aperto: {address}',

  'documents.parcel.subject': 'Un pacco del Suo ordine {number} è in viaggio',
  'documents.parcel.sent': 'Le abbiamo spedito un pacco del Suo ordine {number}.',
  'documents.parcel.carrier': 'abbiamo affidato a {carrier} un pacco del Suo ordine {number}.',
  'documents.parcel.corrected':
    'Il numero di tracciamento che Le avevamo comunicato era sbagliato. Quello giusto è questo.',
  'documents.parcel.follow': 'Segui il pacco',
  'documents.parcel.tracking': 'Numero di tracciamento',
  'documents.parcel.to': 'È indirizzato a',
  'documents.parcel.contents': 'Nel pacco',
  'documents.passChange.blocked.subject': 'La Sua tessera annuale è bloccata',
  'documents.passChange.blocked':
    'abbiamo bloccato questa tessera annuale. Non consente l’ingresso finché non la sblocchiamo.',
  'documents.passChange.valid.subject': 'La Sua tessera annuale è valida fino al {day}',
  'documents.passChange.valid': 'questa tessera annuale Le consente l’ingresso fino al {day} compreso.',
  'documents.passChange.pass': 'Tessera',
  'documents.takenBack.subject': 'Il pagamento dell’ordine {number} è stato stornato dalla banca',
  'documents.takenBack.subject.part':
    'Una parte del pagamento dell’ordine {number} è stata stornata dalla banca',
  'documents.takenBack.debit':
    'la Sua banca ha restituito l’addebito diretto di {amount} per il Suo ordine: l’importo non è quindi più sul nostro conto. Succede quando il conto non ha fondi sufficienti, quando è stato chiuso o quando qualcuno ha contestato l’addebito.',
  'documents.takenBack.transfer':
    'la Sua banca ha richiamato il bonifico di {amount} per il Suo ordine: l’importo non è quindi più sul nostro conto.',
  'documents.takenBack.dispute':
    'la Sua banca o il Suo servizio di pagamento ha stornato il pagamento di {amount} per il Suo ordine in seguito a una contestazione: l’importo non è quindi più sul nostro conto. Se non è a conoscenza di una contestazione, chieda a loro.',
  'documents.takenBack.part':
    'la Sua banca o il Suo servizio di pagamento ha stornato {amount} del pagamento per il Suo ordine: questa parte dell’importo non è quindi più sul nostro conto. Se non ne è a conoscenza, chieda a loro.',
  'documents.takenBack.stands':
    'Il Suo ordine non è annullato: i biglietti e tutto ciò che ha ricevuto restano validi per il momento. Non risulta però più pagato e, se resta così, possiamo annullarlo.',
  'documents.takenBack.stands.part':
    'Il Suo ordine non è annullato: i biglietti e tutto ciò che ha ricevuto restano validi per il momento. Una parte non risulta però più pagata e, se resta così, possiamo annullarla.',
  'documents.takenBack.pay':
    'L’importo non viene addebitato di nuovo automaticamente. Ci indichi come desidera pagarlo, citando il numero d’ordine {number}.',
  'documents.takenBack.settled': 'Se ha già chiarito la questione con noi, non deve fare nulla.',
  'documents.takenBack.amount': 'Importo dovuto',
  'documents.slip.title': 'Distinta di imballaggio dell’ordine {number}',
  'documents.slip.thanks': 'Grazie per l’ordine.',
};
