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
  'order-link',
  'payment-request',
  'transfer-asked',
  'transfer-reminder',
  'transfer-lapsed',
  'visit-moved',
  'closing-told',
  'parcel',
  'pass-changed',
  'present',
  'present-refused',
  'refund',
  'payment-taken-back',
  'withdrawal',
  'withdrawal-notice',
  'group-offer',
  'group-offer-reminder',
  'group-offer-withdrawn',
  'group-offer-changed',
  'group-offer-notice',
  'group-offer-answered',
] as const;

export function useHistoryText(): (entry: HistoryEntry) => string {
  const { t, formats } = useI18n();
  const said = { t, money: formats.money, stateText: usePaymentState(), providerName: useProviderName() };
  return (entry) => (TEXTS[entry.kind] as (entry: HistoryEntry, said: Said) => string)(entry, said);
}

type Said = {
  readonly t: I18n['t'];
  readonly money: I18n['formats']['money'];
  readonly stateText: ReturnType<typeof usePaymentState>;
  readonly providerName: ReturnType<typeof useProviderName>;
};

const TEXTS: {
  readonly [Kind in HistoryEntry['kind']]: (
    entry: Extract<HistoryEntry, { kind: Kind }>,
    said: Said,
  ) => string;
} = {
  held: ({ by, who, persons, total }, { t, money }) =>
    t(by === 'staff' ? 'history.held-at-desk' : 'history.held', { who, persons, total: money(total) }),
  'payment-started': ({ amount, provider }, { t, money, providerName }) =>
    t('history.payment-started', { amount: money(amount), provider: providerName(provider) }),
  'payment-changed': ({ amount, provider, state }, { t, money, providerName, stateText }) =>
    t('history.payment-changed', {
      provider: providerName(provider),
      amount: money(amount),
      state: stateText(state),
    }),
  'payment-unclear': ({ amount, provider, said }, { t, money, providerName }) =>
    t('history.payment-unclear', { provider: providerName(provider), amount: money(amount), said }),
  ordered: ({ number, total }, { t, money }) => t('history.ordered', { number, total: money(total) }),
  'mail-sent': ({ mail, left_out, answer }, { t }) =>
    left_out
      ? t('history.mail-left-out', { mail: mailName(mail, t) })
      : withReason(t('history.mail-sent', { mail: mailName(mail, t) }), answer),
  'mail-refused': (entry, { t }) => withReason(refusedText(entry, t), entry.answer),
  'invoice-issued': ({ number }, { t }) => t('history.invoice-issued', { number }),
  'credit-note-issued': ({ number }, { t }) => t('history.credit-note-issued', { number }),
  returned: ({ amount, reason }, { t, money }) =>
    withReason(t('history.returned', { amount: money(amount) }), reason),
  'refund-requested': ({ amount, provider }, { t, money, providerName }) =>
    t('history.refund-requested', { amount: money(amount), provider: providerName(provider) }),
  'refund-decided': ({ amount, provider, state, failure }, { t, money, providerName }) =>
    withReason(
      t('history.refund-decided', { amount: money(amount), provider: providerName(provider), state }),
      failure,
    ),
  'withdrawal-received': ({ who }, { t }) => t('history.withdrawal-received', { who }),
  'present-sent': ({ to, refused }, { t }) =>
    t(refused ? 'history.present-refused' : 'history.present-sent', { to }),
  act: ({ who, verb, undoes, reason }, { t }) => {
    const act = actText(who, verb, t);
    return withReason(undoes ? t('history.undone', { act }) : act, reason);
  },
  'checked-in': (entry, { t }) => withReason(checkInText(entry, t), entry.reason),
  'group-numbers': ({ who, request }, { t }) => t('history.group-numbers', { who, request: String(request) }),
  'group-offer': ({ who, request, accepted }, { t }) =>
    t(accepted ? 'history.offer-accepted' : 'history.offered', { who, request: String(request) }),
  forgotten: (_entry, { t }) => t('history.forgotten'),
};

function mailName(mail: string, t: I18n['t']): string {
  const known = MAILS.find((one) => one === mail);
  return known ? t(`history.mail.${known}`) : mail;
}

function refusedText(
  { mail, answer, for_good, tries }: Extract<HistoryEntry, { kind: 'mail-refused' }>,
  t: I18n['t'],
): string {
  const of = { mail: mailName(mail, t) };
  if (for_good) return t('history.mail-refused-for-good', of);
  return t(answer === '' ? 'history.mail-unreached' : 'history.mail-refused', { ...of, tries });
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
