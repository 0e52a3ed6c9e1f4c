import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { officePaths, officePathWith } from '../../domain/office-addresses.ts';
import type { ShownDecision } from '../../domain/places/places-contract.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../ground/i18n.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import type { Rows } from '../ground/list/use-rows.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { useMay } from '../ground/session/me.ts';
import { decisionAbout, decisionText, decisionWhen } from './decision-text.ts';
import { TakeBackSheet } from './take-back-sheet.tsx';

type Props = { rows: Rows<ShownDecision>; empty: ReactNode; short?: boolean };

/** What staff have decided, with who did it and why; each can be taken back. */
export function DecisionList({ rows, empty, short = false }: Props) {
  const { t } = useI18n();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<ShownDecision>();
  const close = () => setOpen(undefined);
  return (
    <>
      <DataList
        label={t('place.decisions')}
        rows={rows}
        short={short}
        rowKey={({ id }) => id}
        empty={empty}
        columns={useColumns(setOpen)}
      />
      {open && (
        <TakeBackSheet
          key={open.id}
          decision={open}
          onClose={close}
          onDone={() => {
            close();
            void revalidate();
          }}
        />
      )}
    </>
  );
}

type Columns = [Column<ShownDecision>, ...Column<ShownDecision>[]];

function useColumns(onTakeBack: (decision: ShownDecision) => void): Columns {
  const i18n = useI18n();
  const { t, formats } = i18n;
  return [
    { key: 'what', label: t('decisions.what'), cell: (row) => decisionText(row, i18n) },
    { key: 'about', label: t('decisions.about'), cell: (row) => decisionAbout(row, i18n) },
    { key: 'when', label: t('decisions.when'), cell: (row) => decisionWhen(row, i18n) },
    {
      key: 'by',
      label: t('decisions.by'),
      cell: ({ made_by, made_at, reason }) => (
        <>
          {made_by}, {formats.moment(made_at)}
          {reason && <small className="fill-note">{reason}</small>}
        </>
      ),
    },
    {
      key: 'act',
      label: t('decisions.takeBack'),
      cell: (row) => <DecisionActs decision={row} onTakeBack={() => onTakeBack(row)} />,
    },
  ];
}

type ActsProps = { decision: ShownDecision; onTakeBack: () => void };

function DecisionActs({ decision, onTakeBack }: ActsProps) {
  const { t } = useI18n();
  const may = useMay();
  return (
    <span className="row-acts">
      {decision.kind === 'closure' && may('orders.read') && (
        <OfficeLink to={officePathWith(officePaths.placesAffected(), { decision: decision.id })}>
          {t('affected.link')}
        </OfficeLink>
      )}
      {may('capacity.change') && (
        <Button variant="quiet" onClick={onTakeBack}>
          {t('decisions.takeBack')}
        </Button>
      )}
    </span>
  );
}
