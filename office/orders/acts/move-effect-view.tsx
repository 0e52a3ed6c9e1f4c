// What moving people does, in words and sums, or why it cannot be.
import type { Contract } from '../../../domain/contract.ts';
import type { AnswerOf } from '../../../domain/endpoint.ts';
import type { Day } from '../../../domain/museum-time.ts';
import type { Destination } from '../../../domain/returns/return-order.ts';
import { type I18n, useI18n } from '../../ground/i18n.ts';
import { languageText } from '../../ground/language-text.ts';
import type { DifferenceWay } from './move-choice.ts';

type Effect = AnswerOf<Contract['POST office/orders/:number/move/preview']>;

/** What becomes of the difference. */
type Chosen = {
  readonly money: Destination;
  readonly way: DifferenceWay | '';
  /** The last day of a link. */
  readonly until: Day;
};

export function MoveEffectView({
  effect,
  chosen,
  stale,
}: {
  effect: Effect;
  chosen: Chosen;
  stale: boolean;
}) {
  const i18n = useI18n();
  if (effect.problem !== '') return <p>{moveProblemText(effect.problem, effect.available, i18n.t)}</p>;
  return (
    <ul className="effect" aria-busy={stale}>
      {(chosen.way === 'link' ? linkTexts : effectTexts)(effect, chosen, i18n).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Nobody moves before the difference is paid. */
function linkTexts(effect: Effect, { until }: Chosen, { t, formats }: I18n): string[] {
  const { before, after, mail_to: email, ends } = effect;
  const amount = formats.money(effect.difference);
  return [
    t('acts.move.link.effect', { before: formats.moment(before), after: formats.moment(after) }),
    until !== '' && t('acts.move.link.held', { day: formats.day(until) }),
    t('acts.move.link.mail', { email, amount }),
    t('acts.move.link.then'),
    ends && t('acts.move.ends'),
  ].filter((text) => text !== false);
}

function effectTexts(effect: Effect, { money, way }: Chosen, i18n: I18n): string[] {
  const { t, formats } = i18n;
  const { before, after, difference, back, renewed, permitted, mail_to } = effect;
  const amount = formats.money(Math.abs(difference));
  const returned = formats.money(back);
  const language = languageText(effect.language, i18n);
  return [
    t('acts.move.effect', { before: formats.moment(before), after: formats.moment(after) }),
    t('acts.move.codes', { count: renewed }),
    difference === 0 && t('acts.move.same'),
    difference > 0 &&
      t(way === '' || way === 'old-price' ? 'acts.move.dearer' : 'acts.move.paid', { amount }),
    difference < 0 && t('acts.move.cheaper', { amount }),
    back > 0 && money === 'the-way-it-came' && t('acts.effect.money', { amount: returned }),
    back > 0 && money === 'voucher' && t('acts.effect.voucher', { amount: returned }),
    mail_to === '' ? t('acts.effect.noMail') : t('acts.move.mail', { email: mail_to, language }),
    effect.ends && t('acts.move.ends'),
    !permitted && way === '' && t('acts.move.notPermitted'),
  ].filter((text) => text !== false);
}

const PROBLEMS = [
  'same-time',
  'not-on-sale',
  'claims-unknown',
  'only-whole',
  'too-many',
  'nothing-selected',
  'nothing-left',
  'nothing-due',
  'no-mail',
  'too-near',
] as const;

/** Why people cannot be moved. */
export function moveProblemText(problem: string, available: number, t: I18n['t']): string {
  if (problem === 'full') return t('acts.move.problem.full', { available });
  const known = PROBLEMS.find((one) => one === problem);
  return known ? t(`acts.move.problem.${known}`) : t('acts.problem.other');
}
