import { timeOf } from '../../domain/museum-time.ts';
import { Button } from '../../ui/button.tsx';
import type { Known } from '../book/door-book.ts';
import { useI18n } from '../ground/i18n.ts';
import { show } from '../session/door.ts';
import { chooseKnown } from '../session/scan.ts';
import { useDoor } from '../session/use-door.ts';

/** Tickets of an order, or of people of a name: one is chosen. */
export function FoundView({ found }: { found: readonly Known[] }) {
  const { t, formats } = useI18n();
  const door = useDoor();
  return (
    <section className="door-found" aria-label={t('door.found')}>
      <h2>{t('door.found')}</h2>
      <ul>
        {found.map(({ ref, admission }) => {
          const { window, name, order } = admission;
          const time = timeOf(window.when);
          const what = [window.title, name, time && formats.clock(time)].filter(Boolean).join(' · ');
          const holder = door.book.holders.get(order);
          return (
            <li key={ref}>
              <Button variant="secondary" onClick={() => void chooseKnown(door, { ref, admission })}>
                {what}
                <small>{[holder, order].filter(Boolean).join(' · ')}</small>
              </Button>
            </li>
          );
        })}
      </ul>
      <Button variant="quiet" onClick={() => show(door, { found: undefined })}>
        {t('door.next')}
      </Button>
    </section>
  );
}
