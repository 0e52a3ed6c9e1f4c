import { useState } from 'react';
import type { TourCandidate } from '../../../domain/guides/tour-plan-contract.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { ActSheet } from '../../ground/act/act-sheet.tsx';
import { usePreview } from '../../ground/act/use-preview.ts';
import { useOfficeForm } from '../../ground/form/use-office-form.ts';
import { type I18n, useI18n } from '../../ground/i18n.ts';
import type { ChosenPlace } from './chosen-place.ts';
import { obstacleText } from './obstacle-text.ts';
import { whenText } from './plan-columns.tsx';

type Props = { chosen: ChosenPlace; onClose: () => void };

const NOBODY = '';

/** A tour is given to somebody, or taken back. Whoever is free stands first. */
export function GiveSheet(props: Props) {
  const { chosen, onClose } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const { values, form, candidates, preview } = useGiving(props);
  const { date, place } = chosen;
  const against = candidates.find(({ id }) => id === values.guide)?.obstacles ?? [];
  const takesBack = values.guide === NOBODY && chosen.guide !== null;
  return (
    <ActSheet
      open
      title={t('plan.sheet.title', { title: date.title })}
      onClose={onClose}
      form={form}
      awaited={preview}
      labels={{ guide: t('plan.sheet.who') }}
      confirmLabel={t(
        takesBack ? 'plan.sheet.takeBack' : against.length > 0 ? 'plan.sheet.anyway' : 'plan.sheet.submit',
      )}
      preview={<GiveEffect candidates={candidates} chosen={chosen} next={values.guide} />}
    >
      <p className="soft">
        {[whenText(date.datetime, i18n), date.house_name, place > 1 && t('plan.sheet.group', { place })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <RadioGroup
        name="guide"
        legend={t('plan.sheet.who')}
        hint={preview.answer?.length === 0 ? t('plan.sheet.none') : undefined}
        options={[
          { value: NOBODY, label: t('plan.sheet.nobody') },
          ...candidates.map((candidate) => candidateOption(candidate, i18n)),
        ]}
        value={values.guide}
        error={form.errors['guide']}
        onChange={(guide) => form.change({ guide })}
      />
    </ActSheet>
  );
}

function candidateOption({ id, name, obstacles, month, possible }: TourCandidate, i18n: I18n) {
  const against = obstacles.map((one) => obstacleText(one, i18n)).join('; ');
  const hint = against || i18n.t('plan.sheet.free', { count: month });
  return { value: id, label: name, hint, disabled: !possible };
}

/** Who could lead it, who is chosen, and giving it to them. */
function useGiving({ chosen, onClose }: Props) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const { date, place, guide: seen } = chosen;
  const { tour, datetime } = date;
  const [key] = useState(newActKey);
  const [values, setValues] = useState({ guide: seen ?? NOBODY });
  const query = { tour, datetime, place: String(place) };
  const preview = usePreview(`${tour} ${datetime} ${place}`, () =>
    call('GET office/tour-plan/candidates', { query }),
  );
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: () => ({}),
    send: async ({ guide }) => {
      const next = guide === NOBODY ? null : guide;
      if (next !== seen) {
        const changes = [{ tour, datetime, place, guide: next, seen }];
        await call('POST office/tour-plan/change', { body: { changes, anyway: true, key } });
        show(t(next === null ? 'plan.takenBack' : 'plan.given'), { tone: 'good' });
      }
      onClose();
    },
  });
  return { values, form, candidates: preview.answer ?? [], preview };
}

type EffectProps = { candidates: readonly TourCandidate[]; chosen: ChosenPlace; next: string };

/** Who is told what. */
function GiveEffect({ candidates, chosen, next }: EffectProps) {
  const i18n = useI18n();
  const { t } = i18n;
  if (next === (chosen.guide ?? NOBODY)) return <p>{t('plan.effect.none')}</p>;
  const told = candidates.filter(({ id }) => id === next || id === chosen.guide);
  const [given] = candidates.filter(({ id }) => id === next);
  return (
    <ul>
      {given?.obstacles.map((one) => (
        <li key={one.kind} className="attention-text">
          {t('plan.effect.against', { name: given.name, obstacle: obstacleText(one, i18n) })}
        </li>
      ))}
      {next === NOBODY && <li>{t('plan.effect.nobody')}</li>}
      {told.map(({ id, name }) => (
        <li key={id}>{t('plan.effect.told', { name })}</li>
      ))}
    </ul>
  );
}
