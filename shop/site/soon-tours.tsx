import { shopPaths } from '../../domain/addresses.ts';
import type { Language } from '../../domain/language.ts';
import { addDays, type Day } from '../../domain/museum-time.ts';
import type { Tour } from '../../domain/tours/tour.ts';
import type { Call } from '../../ui/call/call.ts';
import { capitalised } from '../../ui/i18n/capitalised.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import { tourWhen } from '../tours/tour-when.ts';

type SoonTour = Pick<Tour, 'id' | 'name' | 'langName' | 'state' | 'next_slot' | 'next_date'>;

const MOST = 4;

/** The next guided tours with free places, from today to four days ahead; those in the visitor's language first. */
export async function soonTours(call: Call, today: Day, language: Language): Promise<SoonTour[]> {
  const date = `${today};${addDays(today, 4)}`;
  const { tours } = await call('GET tour/select/event', { query: { date, limit: '24' } });
  const rankOf = ({ langIdentifier, next_slot: slot }: Tour) =>
    `${langIdentifier === language ? 0 : 1} ${slot?.datetime ?? '9999'}`;
  return tours
    .filter(({ state }) => state === 'on-sale')
    .sort((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1))
    .slice(0, MOST)
    .map(({ id, name, langName, state, next_slot, next_date }) => ({
      id,
      name,
      langName,
      state,
      next_slot,
      next_date,
    }));
}

/** When, what, in which language: a line each. */
export function SoonTours({ tours, today }: { tours: readonly SoonTour[]; today: Day }) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const path = useLocalPath();
  if (tours.length === 0) return null;
  return (
    <section aria-labelledby="soon" className="soon">
      <h2 id="soon" className="part-title">
        {t('tours.list.soon')}
      </h2>
      <ul>
        {tours.map((tour) => (
          <li key={tour.id}>
            <Link to={path(shopPaths.tour(tour.id))}>
              <span suppressHydrationWarning>{tourWhen(tour, today, i18n)}</span>
              <strong>{tour.name}</strong>
              <span>{capitalised(tour.langName, formats.locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to={path(shopPaths.tours())}>{t('tours.list.soon.all')}</Link>
      </p>
    </section>
  );
}
