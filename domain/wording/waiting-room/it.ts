import type { Wording } from '../message.ts';
import type { waitingRoomEn } from './en.ts';

export const waitingRoomIt: Wording<typeof waitingRoomEn> = {
  'waiting.title': 'Sala d’attesa',
  'waiting.lead':
    'In questo momento ordinano più persone di quante il negozio possa servirne. Il posto in fila è assegnato e il carrello resta com’è.',
  'waiting.entering': 'Assegnazione di un posto in fila in corso.',
  'waiting.early': 'La vendita non è ancora iniziata',
  'waiting.early.text':
    'All’apertura i posti in fila vengono sorteggiati tra tutte le persone presenti. Essere arrivati prima non dà alcun vantaggio.',
  'waiting.soon': 'Meno di un minuto',
  'waiting.minutes': '{minutes, plural, one {Circa # minuto} other {Circa # minuti}}',
  'waiting.hours': '{hours, plural, one {Più di # ora} other {Più di # ore}}',
  'waiting.ahead':
    '{ahead, plural, =0 {Nessuno davanti in fila.} one {# persona davanti in fila.} other {# persone davanti in fila.}}',
  'waiting.keep':
    'È possibile ricaricare questa pagina, oppure chiuderla e tornare: il posto resta memorizzato in questo browser. Quando arriva il turno, resta riservato per circa un quarto d’ora.',
  'waiting.called': 'È il momento di ordinare',
  'waiting.called.text':
    'Tempo per iniziare: {minutes, plural, one {# minuto} other {# minuti}}. Durante l’ordine non occorre attendere di nuovo.',
  'waiting.go': 'Vai alla cassa',
  'waiting.lapsed': 'Il turno è passato',
  'waiting.lapsed.text':
    'Il turno era arrivato tempo fa e nel frattempo sono entrate altre persone. È possibile rimettersi in fila.',
  'waiting.again': 'Nuovo posto in fila',
  'waiting.open': 'Non occorre attendere',
  'waiting.open.text': 'La fila è vuota.',
  'waiting.offline':
    'Al momento non è possibile raggiungere il negozio. Il posto resta riservato e questa pagina continua a provare.',
  'waiting.plain': 'Questa pagina si aggiorna da sola; non occorre fare nulla.',
  'waiting.noScript': 'Vedi il posto in fila',
};
