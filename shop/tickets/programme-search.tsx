import '../../ui/field.css';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { type ProgrammeChoice, parametersOf, searchOf } from './programme-choice.ts';
import styles from './programme-search.module.css';

/** Looks for words in the programme. A form, so that it works without scripts like the filters' links. */
export function ProgrammeSearch({ choice }: { choice: ProgrammeChoice }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  return (
    <search>
      <form
        key={choice.q}
        method="get"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          navigate(searchOf({ ...choice, q, page: 1 }), { preventScrollReset: true });
        }}
      >
        {parametersOf({ ...choice, q: '', page: 1 }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="field-label" htmlFor="programme-search">
          {t('tickets.search')}
        </label>
        <input
          id="programme-search"
          className="control"
          type="search"
          name="q"
          maxLength={64}
          defaultValue={choice.q}
          enterKeyHint="search"
        />
        <Button type="submit" variant="secondary">
          {t('tickets.search.go')}
        </Button>
      </form>
    </search>
  );
}
