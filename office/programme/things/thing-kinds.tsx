import './thing-form.css';
import { officePaths } from '../../../domain/office-addresses.ts';
import { THING_FORMS } from '../../../domain/programme/thing-shape.ts';
import { OfficeLink } from '../../ground/office-link.tsx';
import { useThingWords } from './thing-words.ts';

/** The ways from a draft to what it holds; exhibitions have a form of their own. */
export function ThingKinds({ number, label }: { number: string; label: string }) {
  const words = useThingWords();
  return (
    <nav aria-label={label}>
      <ul className="thing-kinds">
        {THING_FORMS.filter((kind) => kind !== 'event').map((kind) => (
          <li key={kind}>
            <OfficeLink to={officePaths.draftThings(`${number}.${kind}`)}>{words.kind(kind)}</OfficeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
