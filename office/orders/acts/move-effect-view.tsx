// What moving a line does, in words and sums, or why it cannot be.
import type { Contract } from '../../../domain/contract.ts';
import type { AnswerOf } from '../../../domain/endpoint.ts';
import { type I18n, useI18n } from '../../ground/i18n.ts';

type Effect = AnswerOf<Contract['POST office/orders/:number/move/preview']>;

export function MoveEffectView({ effect, stale }: { effect: Effect; stale: boolean }) {
  const i18n = useI18n();
  if (effect.problem !== '') return <p>{problemText(effect, i18n)}</p>;
  return (
    <ul className="effect" aria-busy={stale}>
      {effectTexts(effect, i18n).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function effectTexts(
  { before, after, difference, permitted, mail_to }: Effect,
  { t, formats }: I18n,
): string[] {
  const amount = formats.money(Math.abs(difference));
  return [
    t('acts.move.effect', { before: formats.moment(before), after: formats.moment(after) }),
    t('acts.move.codes'),
    difference === 0 && t('acts.move.same'),
    difference > 0 && t('acts.move.dearer', { amount }),
    difference < 0 && t('acts.move.cheaper', { amount }),
    mail_to === '' ? t('acts.effect.noMail') : t('acts.move.mail', { email: mail_to }),
    !permitted && t('acts.move.notPermitted'),
  ].filter((text) => text !== false);
}

function problemText({ problem, available }: Effect, { t }: I18n): string {
  switch (problem) {
    case 'full':
      return t('acts.move.problem.full', { available });
    case 'same-time':
      return t('acts.move.problem.same-time');
    case 'not-on-sale':
      return t('acts.move.problem.not-on-sale');
    case 'claims-unknown':
      return t('acts.move.problem.claims-unknown');
    default:
      return t('acts.problem.other');
  }
}
