import { shopPaths } from '../../domain/addresses.ts';
import type { Tour } from '../../domain/tours/tour.ts';
import { capitalised } from '../../ui/i18n/capitalised.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';

/** Links to the same tour in its other languages, parted by commas. */
export function OtherLanguages({ languages }: { languages: Tour['other_languages'] }) {
  const { formats } = useI18n();
  const path = useLocalPath();
  return languages.map(({ id, langName }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <Link to={path(shopPaths.tour(id))}>{capitalised(langName, formats.locale)}</Link>
    </span>
  ));
}
