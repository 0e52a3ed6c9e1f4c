import type { Wording } from '../message.ts';
import type { waitingRoomEn } from './en.ts';

export const waitingRoomDe: Wording<typeof waitingRoomEn> = {
  'waiting.title': 'Warteraum',
  'waiting.lead':
    'Gerade möchten mehr Menschen bestellen, als der Shop bedienen kann. Sie haben einen Platz in der Reihe, und Ihr Warenkorb bleibt, wie er ist.',
  'waiting.entering': 'Sie bekommen einen Platz in der Reihe.',
  'waiting.early': 'Der Verkauf hat noch nicht begonnen',
  'waiting.early.text':
    'Sobald er beginnt, werden die Plätze in der Reihe unter allen verlost, die bis dahin hier sind. Es ist kein Vorteil, früher gekommen zu sein.',
  'waiting.soon': 'Weniger als eine Minute',
  'waiting.minutes': '{minutes, plural, one {Etwa # Minute} other {Etwa # Minuten}}',
  'waiting.hours': '{hours, plural, one {Mehr als # Stunde} other {Mehr als # Stunden}}',
  'waiting.ahead':
    '{ahead, plural, =0 {Sie sind als Nächstes an der Reihe.} one {# Person ist vor Ihnen.} other {# Personen sind vor Ihnen.}}',
  'waiting.keep':
    'Sie können diese Seite neu laden oder schließen und wiederkommen: Ihr Platz bleibt in diesem Browser gemerkt. Sobald Sie an der Reihe sind, wird er etwa eine Viertelstunde freigehalten.',
  'waiting.called': 'Sie sind an der Reihe',
  'waiting.called.text':
    'Sie haben {minutes, plural, one {# Minute} other {# Minuten}} Zeit, um zu beginnen. Während Sie bestellen, müssen Sie nicht noch einmal warten.',
  'waiting.go': 'Weiter zur Kasse',
  'waiting.lapsed': 'Sie waren schon an der Reihe',
  'waiting.lapsed.text':
    'Das ist einige Zeit her, und inzwischen sind andere nachgerückt. Sie können sich am Ende der Reihe neu anstellen.',
  'waiting.again': 'Neu anstellen',
  'waiting.open': 'Sie müssen nicht warten',
  'waiting.open.text': 'Niemand ist vor Ihnen.',
  'waiting.offline':
    'Der Shop ist gerade nicht erreichbar. Ihr Platz bleibt erhalten, und diese Seite versucht es weiter.',
  'waiting.plain': 'Diese Seite erneuert sich von selbst; Sie müssen nichts tun.',
  'waiting.noScript': 'Ihren Platz in der Reihe ansehen',
};
