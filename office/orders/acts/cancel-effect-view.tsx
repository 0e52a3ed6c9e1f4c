// What canceling does, in words and sums, or why it cannot be.
import type {
  CancelableOrder,
  CancelEffect,
  CancelProblem,
} from '../../../domain/returns/returns-contract.ts';
import { type I18n, useI18n } from '../../ground/i18n.ts';

type Props = {
  readonly order: CancelableOrder;
  readonly effect: CancelEffect | null;
  readonly problem: CancelProblem | null;
  readonly stale: boolean;
};

export function CancelEffectView({ order, effect, problem, stale }: Props) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  if (problem) return <p>{problemText(problem, order, i18n)}</p>;
  if (!effect) return null;
  // Two parts of an order may be called the same.
  const items = effect.items.map((item, place) => ({ ...item, place }));
  return (
    <ul className="effect" aria-busy={stale}>
      {items.map(({ title, name, count, gross, place }) => (
        <li key={place} className="effect-item">
          <span>{itemText(title, name, count, t)}</span>
          <span className="figures">{formats.money(gross)}</span>
        </li>
      ))}
      {effectTexts(effect, i18n).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** What the button does. */
export function cancelLabel(
  effect: CancelEffect | null,
  t: I18n['t'],
  money: (cents: number) => string,
): string {
  if (!effect) return t('acts.cancel.submit.nothing');
  if (effect.voucher > 0) return t('acts.cancel.submit.voucher', { amount: money(effect.voucher) });
  const back = effect.money - effect.taken + effect.codes;
  return back > 0 ? t('acts.cancel.submit', { amount: money(back) }) : t('acts.cancel.submit.none');
}

function itemText(title: string, name: string, count: number, t: I18n['t']): string {
  if (title === '') return t('acts.effect.shipping');
  const whole = name === title ? title : `${title}, ${name}`;
  return count > 0 ? t('acts.effect.item', { count, name: whole }) : whole;
}

function effectTexts(effect: CancelEffect, { t, formats: { money } }: I18n): string[] {
  const { fee, voucher, codes, waits, taken, voided, fewer } = effect;
  const sent = effect.money - waits - taken;
  return [
    sent > 0 && t('acts.effect.money', { amount: money(sent) }),
    waits > 0 && t('acts.effect.waits', { amount: money(waits) }),
    taken > 0 && t('acts.effect.taken', { amount: money(taken) }),
    codes > 0 && t('acts.effect.codes', { amount: money(codes) }),
    voucher > 0 && t('acts.effect.voucher', { amount: money(voucher) }),
    effect.already_back > 0 && t('acts.effect.before', { amount: money(effect.already_back) }),
    fee > 0 && t('acts.effect.fee', { amount: money(fee) }),
    effect.amount === 0 && t('acts.effect.free'),
    voided > 0 && t('acts.effect.voided', { count: voided }),
    fewer > 0 && t('acts.effect.fewer', { count: fewer }),
    effect.closed.length > 0 && t('acts.effect.closed', { count: effect.closed.length }),
    effect.frees && t('acts.effect.frees'),
    effect.credit_note && t('acts.effect.creditNote'),
    effect.mail_to === '' ? t('acts.effect.noMail') : t('acts.effect.mail', { email: effect.mail_to }),
    effect.is_last && t('acts.effect.last'),
    !effect.permitted && t('acts.effect.notPermitted'),
  ].filter((text) => text !== false);
}

function problemText(
  { code, line, left = 0, most = 0, barcodes = [] }: CancelProblem,
  { lines }: CancelableOrder,
  { t, formats: { money } }: I18n,
): string {
  const title = lines[line ?? -1]?.title ?? '';
  switch (code) {
    case 'nothing-selected':
    case 'nothing-left':
    case 'no-shipping':
    case 'claims-unknown':
    case 'amount-kept':
      return t(`acts.problem.${code}`);
    case 'only-whole':
    case 'only-amount':
      return t(`acts.problem.${code}`, { title });
    case 'too-many':
      return t('acts.problem.too-many', { title, left });
    case 'amount-too-large':
    case 'fee-too-large':
      return t(`acts.problem.${code}`, { most: money(most) });
    case 'vouchers-spent':
      return t('acts.problem.vouchers-spent', { codes: barcodes.join(', ') });
    default:
      return t('acts.problem.other');
  }
}
