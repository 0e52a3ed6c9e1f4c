import { useState } from 'react';
import { useNavigate } from 'react-router';
import { officePaths, officePathWith } from '../../domain/office-addresses.ts';
import type { FieldProblem } from '../../domain/refusal.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { usePreview } from '../ground/act/use-preview.ts';
import { useUndo } from '../ground/act/use-undo.ts';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import { useMay } from '../ground/session/me.ts';
import { DecisionEffect } from './decision-effect.tsx';
import { DecisionFields } from './decision-fields.tsx';
import { areTimes, askedDecision, type DecisionValues, firstValues, type Kind } from './decision-values.ts';
import type { Choices } from './fields-props.ts';

type Props = {
  kind: Kind;
  choices: Choices;
  given: { day: string; pool: string; time: string };
  onClose: () => void;
  onDone: () => void;
};

/** Changes, keeps back, closes or adds times, after showing which ones. */
export function DecideSheet(props: Props) {
  const { kind, choices, onClose } = props;
  const { t } = useI18n();
  const { values, form, preview, isComplete } = useDeciding(props);
  return (
    <ActSheet
      open
      title={t(`decide.${kind}.title`)}
      onClose={onClose}
      form={form}
      awaited={{ ...preview, stale: preview.stale && isComplete }}
      labels={{
        from: t('decide.from'),
        to: t('decide.to'),
        times: t('decide.times'),
        places: t('decide.places'),
        minutes: t('decide.minutes'),
        name: t('decide.name'),
        about: t('decide.about'),
        releaseDay: t('decide.release.day'),
      }}
      confirmLabel={t(`decide.${kind}.do`)}
      tone={kind === 'closure' ? 'danger' : 'neutral'}
      preview={
        isComplete &&
        preview.answer && <DecisionEffect kind={kind} effect={preview.answer} stale={preview.stale} />
      }
    >
      <DecisionFields kind={kind} choices={choices} values={values} form={form} />
      {kind !== 'closure' && (preview.answer?.short ?? 0) > 0 && (
        <CheckboxField
          name="keepTaken"
          label={t('decide.keepTaken')}
          checked={values.keepTaken}
          onChange={(keepTaken) => form.change({ ...values, keepTaken })}
        />
      )}
    </ActSheet>
  );
}

/** What is typed, what deciding it does, deciding it and taking it back. */
function useDeciding({ kind, choices, given, onDone }: Props) {
  const { t } = useI18n();
  const call = useCall();
  const { offer } = useUndo();
  const may = useMay();
  const navigate = useNavigate();
  const [key] = useState(newActKey);
  const [values, setValues] = useState(() => firstValues(kind, given, choices.pools));
  const isComplete = Object.keys(missing(kind, values)).length === 0;
  const asked = askedDecision(kind, values, choices.pools);
  const form = useOfficeForm<DecisionValues>({
    values,
    keep: setValues,
    check: (typed) => missing(kind, typed),
    fieldsOf: ({ fields }) => ownFields(fields),
    send: async () => {
      const { answer } = preview;
      if (!answer) return;
      await call('POST office/places/decisions', { body: { ...asked, key, seen: answer.seen } });
      offer(t('decide.done', { count: answer.total }), takeBack);
      onDone();
      if (kind === 'closure' && may('orders.cancel') && answer.slots.some(({ taken }) => taken > 0))
        await navigate(officePathWith(officePaths.newClosing(), { decision: key }));
    },
  });
  const takeBack = async (undoing: string) => {
    const body = { undoes: key, key: undoing };
    await call('POST office/places/decisions/:id/undo', { params: { id: key }, body });
    // There is nobody to write to any more.
    if (location.pathname.endsWith(officePaths.newClosing())) await navigate(officePaths.places());
  };
  const preview = usePreview(JSON.stringify([asked, isComplete, form.refusals]), (signal) =>
    isComplete
      ? call('POST office/places/decisions/preview', { body: asked, signal })
      : Promise.resolve(undefined),
  );
  return { values, form, preview, isComplete };
}

function missing(kind: Kind, values: DecisionValues): Record<string, FieldProblem[]> {
  const names: (keyof DecisionValues)[] = [
    'from',
    ...(kind === 'closure' ? [] : (['places'] as const)),
    ...(kind === 'block' ? (['name'] as const) : []),
  ];
  return {
    ...requireFields({ ...values }, names),
    ...(!areTimes(values.times) && { times: ['NUMBER_INVALID'] }),
  };
}

/** The server's fields by their names here. */
function ownFields(fields: Readonly<Record<string, string[]>>): Record<string, string[]> {
  const names: Readonly<Record<string, string>> = { pools: 'about', pool: 'about', release: 'releaseDay' };
  return Object.fromEntries(Object.entries(fields).map(([field, texts]) => [names[field] ?? field, texts]));
}
