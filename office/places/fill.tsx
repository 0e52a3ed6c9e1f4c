import type { PlacesRow } from '../../domain/places/places-contract.ts';
import { useI18n } from '../ground/i18n.ts';

type Figures = Pick<
  PlacesRow,
  'places' | 'sold' | 'held' | 'checked_in' | 'blocked' | 'free' | 'slots' | 'closed'
>;

/** How full something is: a number, a bar, and words where colour alone would say it. */
export function Fill({ row }: { row: Figures }) {
  const { t } = useI18n();
  const { places, blocked, free, slots, closed, checked_in: came } = row;
  const taken = row.sold + row.held;
  if (slots > 0 && closed === slots)
    return <span className="fill fill-closed">{t('places.cellClosed', { taken })}</span>;
  const share = (count: number) => `${places > 0 ? Math.min(100, (100 * count) / places) : 0}%`;
  return (
    <span className={free === 0 ? 'fill fill-full' : 'fill'}>
      <span className="visually-hidden">{t('places.cell', { taken, places, blocked, free, came })}</span>
      <span aria-hidden="true" className="fill-count">
        {t('places.of', { taken, places })}
        {free === 0 && <small>{t('places.full')}</small>}
      </span>
      <span aria-hidden="true" className="fill-bar">
        <span className="fill-taken" style={{ inlineSize: share(taken) }} />
        <span className="fill-blocked" style={{ inlineSize: share(blocked) }} />
      </span>
      {came > 0 && (
        <small aria-hidden="true" className="fill-note">
          {t('places.came', { came })}
        </small>
      )}
      {blocked > 0 && (
        <small aria-hidden="true" className="fill-note">
          {t('places.keptBack', { blocked })}
        </small>
      )}
    </span>
  );
}
