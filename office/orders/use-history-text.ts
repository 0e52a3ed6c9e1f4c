// A line of an order's history in words.
import type { HistoryEntry } from '../../domain/office/orders/order-history.ts';
import { actText } from '../ground/act-text.ts';
import { type I18n, useI18n } from '../ground/i18n.ts';
import { useProviderName } from '../ground/provider-name.ts';
import { usePaymentState } from '../ground/use-payment-state.ts';

/** Mails with words of their own; others are shown by the name under which they are noted. */
const MAILS = [
  'order',
  'order-again',
  'visit-moved',
  'closing-told',
  'parcel',
  'refund',
  'payment-taken-back',
  'withdrawal',
  'order-link',
  'group-offer',
  'group-offer-reminder',
  'group-offer-changed',
  'group-offer-notice',
  'group-offer-answered',
] as const;

export function useHistoryText(): (entry: HistoryEntry) => string {
  const { t, formats } = useI18n();
  const stateText = usePaymentState();
  const providerName = useProviderName();
  const { money } = formats;
  return (entry) => {
    switch (entry.kind) {
      case 'held':
        return t(entry.by === 'staff' ? 'history.held-at-desk' : 'history.held', {
          who: entry.who,
          persons: entry.persons,
          total: money(entry.total),
        });
      case 'payment-started':
        return t('history.payment-started', {
          amount: money(entry.amount),
          provider: providerName(entry.provider),
        });
      case 'payment-changed':
        return t('history.payment-changed', {
          provider: providerName(entry.provider),
          amount: money(entry.amount),
          state: stateText(entry.state),
        });
      case 'payment-unclear':
        return t('history.payment-unclear', {
          provider: providerName(entry.provider),
          amount: money(entry.amount),
          said: entry.said,
        });
      case 'ordered':
        return t('history.ordered', { number: entry.number, total: money(entry.total) });
      case 'mail-sent': {
        if (entry.left_out) return t('history.mail-left-out', { mail: entry.mail });
        const known = MAILS.find((mail) => mail === entry.mail);
        return known ? t(`history.mail.${known}`) : t('history.mail-sent', { mail: entry.mail });
      }
      case 'invoice-issued':
      case 'credit-note-issued':
        return t(`history.${entry.kind}`, { number: entry.number });
      case 'returned':
        return withReason(t('history.returned', { amount: money(entry.amount) }), entry.reason);
      case 'refund-requested':
        return t('history.refund-requested', {
          amount: money(entry.amount),
          provider: providerName(entry.provider),
        });
      case 'refund-decided':
        return withReason(
          t('history.refund-decided', {
            amount: money(entry.amount),
            provider: providerName(entry.provider),
            state: entry.state,
          }),
          entry.failure,
        );
      case 'withdrawal-received':
        return t('history.withdrawal-received', { who: entry.who });
      case 'present-sent':
        return t(entry.refused ? 'history.present-refused' : 'history.present-sent', { to: entry.to });
      case 'act':
        return withReason(
          entry.undoes
            ? t('history.undone', { act: actText(entry.who, entry.verb, t) })
            : actText(entry.who, entry.verb, t),
          entry.reason,
        );
      case 'checked-in':
        return withReason(checkInText(entry, t), entry.reason);
      case 'group-numbers':
        return t('history.group-numbers', { who: entry.who, request: String(entry.request) });
      case 'group-offer':
        return t(entry.accepted ? 'history.offer-accepted' : 'history.offered', {
          who: entry.who,
          request: String(entry.request),
        });
      case 'forgotten':
        return t('history.forgotten');
    }
  };
}

function withReason(text: string, reason: string): string {
  return reason === '' ? text : `${text} (${reason})`;
}

function checkInText(
  { undone, out, forced, persons, who }: Extract<HistoryEntry, { kind: 'checked-in' }>,
  t: I18n['t'],
): string {
  const values = { persons, device: who };
  if (undone) return t('history.checked-in-undone', values);
  if (out) return t('history.checked-out', values);
  return t(forced ? 'history.let-in' : 'history.checked-in', values);
}
