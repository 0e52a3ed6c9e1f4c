import type { Wording } from '../message.ts';
import type { closingEn } from './en.ts';

export const closingIt: Wording<typeof closingEn> = {
  'closing.mail.subject': 'La sua visita non può avere luogo: {title}',
  'closing.mail.text':
    'purtroppo la sua visita presso {museum} non può avere luogo all’orario prenotato. Ci dispiace. La preghiamo di scegliere che cosa preferisce.',
  'closing.mail.subject.few': 'La sua visita guidata non può avere luogo: {title}',
  'closing.mail.text.few':
    'purtroppo le prenotazioni per la sua visita guidata presso {museum} sono troppo poche e la visita non può avere luogo all’orario previsto. Ci dispiace. La preghiamo di scegliere che cosa preferisce.',
  'closing.mail.link': 'Scelga ora',
  'closing.mail.valid': 'La preghiamo di rispondere entro: {at}',
  'closing.mail.after.money': 'Se non riceviamo risposta, le rimborsiamo il denaro.',
  'closing.mail.after.voucher': 'Se non riceviamo risposta, le inviamo un buono regalo.',
  'closing.mail.after.list':
    'Se non riceviamo risposta, la preghiamo di scriverci o chiamarci più avanti: troveremo insieme una soluzione.',
  'closing.mail.private':
    'La preghiamo di non inoltrare questa e-mail: chi ha il link decide sulla sua visita.',
  'closing.title': 'La sua visita non può avere luogo',
  'closing.text': 'Ci dispiace. La preghiamo di scegliere che cosa preferisce, entro {until}.',
  'closing.title.few': 'La sua visita guidata non può avere luogo',
  'closing.text.few':
    'Le prenotazioni per questa visita guidata sono troppo poche. Ci dispiace. La preghiamo di scegliere che cosa preferisce, entro {until}.',
  'closing.visit': 'La sua prenotazione',
  'closing.part': '{count} × {name}',
  'closing.choose': 'Che cosa preferisce?',
  'closing.choice.other-time': 'Un altro orario',
  'closing.choice.voucher': 'Un buono regalo',
  'closing.choice.money': 'Il rimborso',
  'closing.day': 'Giorno',
  'closing.time': 'Orario',
  'closing.times.none': 'Al momento nessun altro orario ha abbastanza posti per tutti.',
  'closing.effect.other-time':
    'Tutti vengono al nuovo orario: {when}. Non c’è nulla da pagare e i nuovi biglietti arrivano per e-mail.',
  'closing.effect.back': 'Il nuovo orario costa meno: le rimborsiamo {amount}.',
  'closing.effect.money':
    'Le rimborsiamo {amount} con il mezzo di pagamento usato. I biglietti non sono più validi.',
  'closing.effect.codes': '{amount} sono di nuovo sul suo buono e possono servire per un’altra visita.',
  'closing.effect.voucher': 'Riceve per e-mail un buono di {amount}. I biglietti non sono più validi.',
  'closing.effect.free':
    'Non è stato pagato nulla, quindi non c’è nulla da rimborsare. I biglietti non sono più validi.',
  'closing.button.other-time': 'Venire a questo orario',
  'closing.button.voucher': 'Prendere il buono',
  'closing.button.money': 'Chiedere il rimborso',
  'closing.refused.full':
    'Altri sono stati più veloci: questo orario non ha più abbastanza posti. Ne scelga un altro.',
  'closing.refused.not-possible':
    'Al momento non è possibile e nulla è cambiato. Scelga qualcos’altro o contatti il museo.',
  'closing.before': 'Aveva già scelto. Non è cambiato altro.',
  'closing.moved.title': 'La sua visita ha un nuovo orario',
  'closing.moved.text':
    'La aspettiamo il {when}. I nuovi biglietti arrivano per e-mail; quelli vecchi non sono più validi.',
  'closing.voucher.title': 'Riceve un buono',
  'closing.voucher.text': 'Vale {amount} e arriva per e-mail.',
  'closing.money.title': 'Riceve il rimborso',
  'closing.money.text': 'Le rimborsiamo {amount} con il mezzo di pagamento usato. Un’e-mail lo conferma.',
  'closing.elsewhere.title': 'Non c’è più nulla da scegliere',
  'closing.elsewhere.text':
    'Nel frattempo questa visita è stata spostata o annullata. Nelle sue e-mail trova ciò che vale ora.',
  'closing.listed.title': 'Se ne occupa il museo',
  'closing.listed.text':
    'Non è stato possibile farlo automaticamente. Ci scriva o ci chiami: troveremo insieme una soluzione.',
  'closing.late.title': 'Il tempo per scegliere è scaduto',
  'closing.late.text':
    'Ci occuperemo del suo ordine nei prossimi giorni. Per qualsiasi domanda contatti il museo.',
};
