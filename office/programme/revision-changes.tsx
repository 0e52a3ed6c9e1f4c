import './revision-changes.css';
import type { ChangedThing, RevisionDetails } from '../../domain/programme/programme-contract.ts';
import { useI18n } from '../ground/i18n.ts';
import { useFieldWords } from './use-field-words.ts';

type Difference = ChangedThing['differences'][number];

/** What a revision changes, thing by thing, in words. */
export function RevisionChanges({
  revision,
}: {
  revision: Pick<RevisionDetails, 'changes' | 'base' | 'compared'>;
}) {
  const { t } = useI18n();
  const { changes, base, compared } = revision;
  if (changes.length === 0) return <p>{t(sameAs(base, compared))}</p>;
  return (
    <ul className="changed-things">
      {changes.map((thing) => (
        <li key={thing.path}>
          <Thing thing={thing} />
        </li>
      ))}
    </ul>
  );
}

function sameAs(base: number, compared: number) {
  if (compared === 0) return 'revision.changes.first';
  return compared === base ? 'revision.changes.none' : 'revision.changes.same';
}

function Thing({ thing }: { thing: ChangedThing }) {
  const { t } = useI18n();
  const { name, kind, change, differences, path } = thing;
  const difference = useDifference();
  return (
    <>
      <p className="changed-thing">
        <span className="soft small">{t(`programme.kind.${kind}`)}</span>{' '}
        <strong>{change === 'changed' ? name : t(`revision.changes.${change}`, { name })}</strong>{' '}
        <span className="soft small">{path}</span>
      </p>
      {differences.length > 0 && (
        <ul>
          {differences.map((one) => (
            <li key={one.where.join('/') + one.what}>{difference(one)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function useDifference(): (difference: Difference) => string {
  const { t, formats } = useI18n();
  const words = useFieldWords();
  const shown = ({ what }: Difference, value: string) => {
    if (value === '') return t('revision.change.nothing');
    return what === 'money' && /^\d+$/.test(value) ? formats.money(Number(value)) : value;
  };
  return (difference) =>
    t(`programme.difference.${difference.what}`, {
      where: difference.where.map(words).join(' › '),
      before: shown(difference, difference.before),
      after: shown(difference, difference.after),
      languages: difference.languages.join(', '),
    });
}
