import type { ChangedSlot, DecisionPreview } from '../../domain/places/places-contract.ts';
import { type I18n, useI18n } from '../ground/i18n.ts';
import type { Kind } from './decision-values.ts';

type Props = { kind: Kind | 'take-back'; effect: DecisionPreview; stale: boolean };

/** Which times a decision changes, each as it is and as it will be. */
export function DecisionEffect({ kind, effect, stale }: Props) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { total, slots, short, beyond } = effect;
  const taken = slots.reduce((sum, slot) => sum + slot.taken, 0);
  const several = new Set(slots.map(({ title }) => title)).size > 1;
  return (
    <div className="decide-effect" aria-busy={stale}>
      {kind === 'closure' && taken > 0 && <p>{t('decide.closure.sold', { taken })}</p>}
      {kind !== 'closure' && short > 0 && <p>{t('decide.effect.short', { short })}</p>}
      <p>{t('decide.effect', { total })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul tabIndex={0} aria-label={t('decide.effect', { total })}>
        {slots.map((slot) => (
          <li key={`${slot.title} ${slot.datetime}`}>
            <span>
              {formats.weekday(slot.datetime.slice(0, 10), 'short')} {formats.moment(slot.datetime)}
              {several && ` · ${slot.title}`}
            </span>
            <span>{changeText(slot, i18n)}</span>
          </li>
        ))}
      </ul>
      {total > slots.length && <p>{t('decide.effect.more', { count: total - slots.length })}</p>}
      {beyond && <p>{t('decide.effect.beyond')}</p>}
    </div>
  );
}

function changeText({ before, after, taken }: ChangedSlot, i18n: I18n): string {
  const { t } = i18n;
  const change = t('decide.effect.places', { before: sideText(before, i18n), after: sideText(after, i18n) });
  return taken > 0 ? `${change} (${t('decide.effect.taken', { taken })})` : change;
}

function sideText(side: ChangedSlot['before'], { t, formats }: I18n): string {
  if (!side) return t('decide.effect.none');
  if (side.closed) return t('decide.effect.closed');
  const places = Math.max(0, side.places);
  return side.blocked > 0
    ? t('decide.effect.kept', { places, blocked: side.blocked })
    : formats.number(places);
}
