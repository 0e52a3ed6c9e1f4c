import type { MatchPreview } from '../../../domain/office/money/bank-contract.ts';
import { useI18n } from '../../ground/i18n.ts';

const PROBLEMS = ['unnamed', 'unknown', 'does-not-fit', 'settled'] as const;

/** What matching a line does to the order that is named. */
export function MatchEffect({ preview: { problem, transfer } }: { preview: MatchPreview }) {
  const { t, formats } = useI18n();
  const thenText = useThen();
  const known = PROBLEMS.find((one) => one === problem);
  if (known) return <p>{t(`bank.match.problem.${known}`)}</p>;
  if (!transfer) return null;
  const { name, reference, order, amount, received, with_it, closed } = transfer;
  return (
    <ul>
      <li>{t('bank.match.effect.order', { name: name || reference, amount: formats.money(amount) })}</li>
      {received !== 0 && <li>{t('bank.match.effect.received', { amount: formats.money(received) })}</li>}
      {order !== '' && <li>{t('bank.match.effect.placed', { order })}</li>}
      <li>{thenText({ amount, received, with_it, closed: closed && order === '' })}</li>
    </ul>
  );
}

type Sums = {
  readonly amount: number;
  readonly received: number;
  readonly with_it: number;
  readonly closed: boolean;
};

function useThen(): (sums: Sums) => string {
  const { t, formats } = useI18n();
  return ({ amount, received, with_it, closed }) => {
    if (with_it === received) return t('bank.match.effect.returned');
    if (with_it < received) return t('bank.match.effect.takenBack');
    if (closed) return t('bank.match.effect.late');
    if (with_it < amount) return t('bank.match.effect.missing', { amount: formats.money(amount - with_it) });
    if (with_it > amount) return t('bank.match.effect.surplus', { amount: formats.money(with_it - amount) });
    return t('bank.match.effect.paid');
  };
}
