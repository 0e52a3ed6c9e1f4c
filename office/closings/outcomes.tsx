import type { ClosingWhole } from '../../domain/closings/closings-contract.ts';
import { useI18n } from '../ground/i18n.ts';
import { moneyColumn } from '../ground/list/money-column.ts';
import { ShortList } from '../ground/list/short-list.tsx';

/** What became of the orders, with sums. */
export function Outcomes({ outcomes }: { outcomes: ClosingWhole['outcomes'] }) {
  const { t, formats } = useI18n();
  return (
    <ShortList
      label={t('closing.outcomes')}
      rows={outcomes}
      rowKey={({ outcome, by }) => `${outcome} ${by}`}
      empty={<p>{t('closing.noOutcomes')}</p>}
      columns={[
        { key: 'what', label: t('closing.outcome'), cell: ({ outcome }) => t(`closing.outcome.${outcome}`) },
        { key: 'by', label: t('closing.by'), cell: ({ by }) => t(`closing.by.${by}`) },
        { key: 'orders', label: t('closings.orders'), align: 'end', cell: ({ orders }) => orders },
        { key: 'people', label: t('closings.people'), align: 'end', cell: ({ people }) => people },
        moneyColumn(formats, 'back', t('closing.back')),
      ]}
    />
  );
}
