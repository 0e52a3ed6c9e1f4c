import { addDays } from '../../domain/museum-time.ts';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { useI18n } from '../ground/i18n.ts';

type Props = { chosen: readonly string[]; onChange: (weekdays: readonly string[]) => void };

const SOME_MONDAY = '2026-11-16';
const EVERY_DAY = ['1', '2', '3', '4', '5', '6', '7'];

/** Weekdays of a pattern: all of them at first. */
export function WeekdayFields({ chosen, onChange }: Props) {
  const { t, formats } = useI18n();
  const values = chosen.length === 0 ? EVERY_DAY : chosen;
  return (
    <div className="decide-weekdays">
      <CheckboxGroup
        name="weekdays"
        legend={t('decide.weekdays')}
        values={values}
        options={EVERY_DAY.map((value, index) => ({
          value,
          label: formats.weekday(addDays(SOME_MONDAY, index), 'short'),
        }))}
        onChange={(next) => onChange(next.length === EVERY_DAY.length ? [] : next.toSorted())}
      />
    </div>
  );
}
