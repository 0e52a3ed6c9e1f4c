import { useI18n } from '../ground/i18n.ts';
import { ListFile, useMayTake } from '../ground/list/list-file.tsx';
import { Section } from '../ground/page/page.tsx';

const LISTS = ['tours', 'parcels', 'attention'] as const;

/** Files to take along to the meeting point, the packing table, the accountant; those that one may see. */
export function TodayLists() {
  const { t } = useI18n();
  const mayTake = useMayTake();
  const own = LISTS.filter(mayTake);
  if (own.length === 0) return null;
  return (
    <Section title={t('today.lists')}>
      <p className="page-actions">
        {own.map((name) => (
          <ListFile key={name} name={name} label={t(`today.lists.${name}`)} />
        ))}
      </p>
    </Section>
  );
}
