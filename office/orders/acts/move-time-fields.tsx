// Where to: a day, the times of that day as the shop sells them, and the languages of a tour.
import type { MovableLine } from '../../../domain/moves/moves-contract.ts';
import type { Day } from '../../../domain/museum-time.ts';
import type { Call } from '../../../ui/call/call.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { usePreview } from '../../ground/act/use-preview.ts';
import { useI18n } from '../../ground/i18n.ts';
import { isOfDay, type MoveChoice } from './move-choice.ts';

type Props = {
  readonly line: MovableLine;
  readonly choice: MoveChoice;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (choice: MoveChoice) => void;
};

type Offer = {
  readonly times: readonly { readonly time: string; readonly free: number }[];
  /** Of a tour; empty for tickets. */
  readonly languages: readonly { readonly value: string; readonly name: string }[];
};

export function MoveTimeFields({ line, choice, errors, onChange }: Props) {
  const { t } = useI18n();
  const call = useCall();
  const { day, tour } = choice;
  const { answer, stale } = usePreview(`${line.event} ${tour} ${day}`, async (signal) =>
    day === '' ? undefined : await offerOf(call, line, tour, day, signal),
  );
  const languages = answer?.languages ?? [];
  return (
    <>
      {languages.length > 1 && (
        <SelectField
          name="tour"
          label={t('acts.move.language')}
          value={tour}
          options={languages}
          onChange={(next) => onChange({ ...choice, tour: next, time: '' })}
        />
      )}
      <TextField
        name="day"
        type="date"
        label={t('acts.move.day')}
        value={day}
        error={errors['day']}
        onChange={(next) => onChange({ ...choice, day: next, time: '' })}
      />
      {isOfDay(line) ? (
        <DayHint offer={stale ? undefined : answer} />
      ) : (
        <TimeField
          offer={stale ? undefined : answer}
          value={choice.time}
          error={errors['time']}
          onChange={(time) => onChange({ ...choice, time })}
        />
      )}
    </>
  );
}

async function offerOf(
  call: Call,
  { event }: MovableLine,
  tour: string,
  date: Day,
  signal: AbortSignal,
): Promise<Offer> {
  if (tour !== '') {
    const { detail, schedule } = await call('GET tour', { query: { tour, date }, signal, quiet: true });
    const { id, langName } = detail;
    return {
      times: Object.entries(schedule).map(([time, { tickets }]) => ({ time, free: tickets })),
      languages: [{ id, langName }, ...detail.other_languages]
        .map((one) => ({ value: one.id, name: one.langName }))
        .toSorted((a, b) => a.value.localeCompare(b.value)),
    };
  }
  const params = { id: event, date };
  const { timeslot } = await call('GET ticket/collect/event/:id/date/:date', { params, signal, quiet: true });
  return {
    times: timeslot.map(({ datetime, max_tickets }) => ({ time: datetime.slice(11), free: max_tickets })),
    languages: [],
  };
}

type TimeProps = {
  /** Undefined while it is asked for: the times of another day are not offered. */
  offer: Offer | undefined;
  value: string;
  error: string | undefined;
  onChange: (time: string) => void;
};

function TimeField({ offer, value, error, onChange }: TimeProps) {
  const { t, formats } = useI18n();
  const times = offer?.times ?? [];
  return (
    <SelectField
      name="time"
      label={t('acts.move.time')}
      value={value}
      error={error}
      hint={offer && times.length === 0 ? t('acts.move.noTimes') : undefined}
      placeholder={t('acts.move.choose')}
      options={times.map(({ time, free }) => ({
        value: time,
        name: t('acts.move.places', { time: formats.clock(time), count: free }),
      }))}
      onChange={onChange}
    />
  );
}

function DayHint({ offer }: { offer: Offer | undefined }) {
  const { t } = useI18n();
  const [day] = offer?.times ?? [];
  if (!offer) return null;
  return (
    <p className="field-hint">{day ? t('acts.move.free', { count: day.free }) : t('acts.move.noTimes')}</p>
  );
}
