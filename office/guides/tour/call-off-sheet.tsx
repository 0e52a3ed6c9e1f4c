import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CallingOff } from '../../../domain/closings/call-off-contract.ts';
import type { Cause } from '../../../domain/closings/closing.ts';
import type { TourPeople } from '../../../domain/guides/tour-plan-contract.ts';
import { officePaths, officePathWith } from '../../../domain/office-addresses.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { ActSheet } from '../../ground/act/act-sheet.tsx';
import { usePreview } from '../../ground/act/use-preview.ts';
import { useOfficeForm } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';
import { useMay } from '../../ground/session/me.ts';

type Props = { tour: TourPeople; onClose: () => void; onDone: () => void };

/** A tour is called off at its time: its sale ends, its guides are told, and whoever may writes to its guests next. */
export function CallOffSheet(props: Props) {
  const { tour, onClose } = props;
  const { t } = useI18n();
  const { form, values, preview } = useCallingOff(props);
  return (
    <ActSheet
      open
      title={t('tour.callOff.title', { title: tour.title })}
      onClose={onClose}
      form={form}
      labels={{ cause: t('tour.callOff.why') }}
      awaited={preview}
      confirmLabel={t('tour.callOff.do')}
      tone="danger"
      preview={preview.answer && <Effect effect={preview.answer} />}
    >
      <CauseField
        tour={tour}
        cause={values.cause}
        error={form.errors['cause']}
        onChange={(cause) => form.change({ cause })}
      />
    </ActSheet>
  );
}

type CauseProps = {
  tour: TourPeople;
  cause: Cause;
  error: string | undefined;
  onChange: (cause: Cause) => void;
};

function CauseField({ tour: { participants, least }, cause, error, onChange }: CauseProps) {
  const { t } = useI18n();
  const isFew = participants < least;
  return (
    <RadioGroup
      name="cause"
      legend={t('tour.callOff.why')}
      options={[
        {
          value: 'few',
          label: t('tour.callOff.few'),
          disabled: !isFew,
          hint: isFew ? undefined : t('tour.callOff.few.not', { count: participants, least }),
        },
        { value: 'decided', label: t('tour.callOff.decided') },
      ]}
      value={cause}
      error={error}
      onChange={(chosen) => onChange(chosen as Cause)}
    />
  );
}

/** Why, what calling off does, and doing it. */
function useCallingOff({ tour: { tour, datetime, participants, least }, onDone }: Props) {
  const { t } = useI18n();
  const call = useCall();
  const navigate = useNavigate();
  const may = useMay();
  const { show } = useToasts();
  const [key] = useState(newActKey);
  const [values, setValues] = useState<{ cause: Cause }>({ cause: participants < least ? 'few' : 'decided' });
  const form = useOfficeForm<{ cause: Cause }>({
    values,
    keep: setValues,
    check: () => ({}),
    send: async ({ cause }) => {
      const { answer } = preview;
      if (!answer) return;
      const body = { tour, datetime, cause, seen: answer.seen, key };
      const { decision } = await call('POST office/tours/call-off', { body });
      show(t('tour.callOff.done'), { tone: 'good' });
      if (answer.orders > 0 && may('orders.cancel'))
        await navigate(officePathWith(officePaths.newClosing(), { decision }));
      else onDone();
    },
  });
  const preview = usePreview(JSON.stringify([tour, datetime, form.refusals]), () =>
    call('GET office/tours/call-off', { query: { tour, datetime } }),
  );
  return { form, values, preview };
}

function Effect({ effect: { orders, participants, amount, guides } }: { effect: CallingOff }) {
  const { t, formats } = useI18n();
  const may = useMay();
  const sold = { orders, people: participants, amount: formats.money(amount) };
  return (
    <ul>
      <li>{t('tour.callOff.sale')}</li>
      <li>
        {orders === 0
          ? t('tour.callOff.nobody')
          : t(may('orders.cancel') ? 'tour.callOff.orders' : 'tour.callOff.ordersOthers', sold)}
      </li>
      {guides.map((name) => (
        <li key={name}>{t('tour.callOff.guide', { name })}</li>
      ))}
    </ul>
  );
}
