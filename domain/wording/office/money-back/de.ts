import type { Wording } from '../../message.ts';
import type { moneyBackEn } from './en.ts';

export const moneyBackDe: Wording<typeof moneyBackEn> = {
  'office.menu.moneyBack': 'Zurückzugeben',
  'moneyBack.title': 'Geld, das zurückzugeben ist',
  'moneyBack.lead':
    'Was der Shop nicht selbst senden kann, das Älteste zuerst: Überweisungen von Ihrem Konto, und was am Kartengerät oder an der Kasse bezahlt wurde. Geben Sie es zurück, und tragen Sie es dann hier ein. Ein Kontoauszug, in dem die Überweisung steht, trägt sie von selbst ein.',
  'moneyBack.empty': 'Es ist kein Geld von Hand zurückzugeben.',
  'moneyBack.column.name': 'An wen',
  'moneyBack.column.order': 'Bestellung',
  'moneyBack.column.why': 'Warum',
  'moneyBack.column.since': 'Seit',
  'moneyBack.column.account': 'Konto',
  'moneyBack.nobody': 'ohne Namen',
  'moneyBack.account.unknown': 'nicht bekannt',
  'moneyBack.reason.refund': 'erstattet',
  'moneyBack.reason.surplus': 'es kam mehr als fällig war',
  'moneyBack.reason.incomplete': 'es kam weniger, und zu spät',
  'moneyBack.sent': 'Als gesendet eintragen',
  'moneyBack.sent.title': 'Rücküberweisung von {amount}',
  'moneyBack.sent.effect':
    'Es wird eingetragen, dass {amount} von Ihrem Konto an {name} gegangen sind. Der Shop selbst sendet nichts.',
  'moneyBack.sent.effect.once': 'Steht die Überweisung in einem Kontoauszug, wird sie ihr zugeordnet.',
  'moneyBack.sent.done': 'Eingetragen: {amount} wurden zurücküberwiesen.',
};
