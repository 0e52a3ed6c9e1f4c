// The days, the message and the reason of an offer whose places are held. Below it stands what making it does.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { OFFER_MESSAGE_LENGTH } from '../../domain/group-requests/group-offer.ts';
import type { RequestWhole } from '../../domain/group-requests/group-requests-contract.ts';
import { LANGUAGE_NAMES } from '../../domain/language.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { OfficeForm } from '../ground/form/office-form.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import type { HeldOffer } from './use-offer-sale.ts';

type Props = { request: RequestWhole; hold: HeldOffer; onBack: () => void; onMade: () => void };

export function OfferForm(props: Props) {
  const { request, hold, onBack } = props;
  const { t, formats } = useI18n();
  const { values, form } = useOffer(props);
  const { reduction } = hold;
  return (
    <div className="desk-paying">
      <p className="soft">
        {t('desk.held', { time: formats.time(hold.expires) })}
        {reduction > 0 && ` ${t('offer.reduction')}: ${reduction}`}
      </p>
      <OfficeForm
        form={form}
        labels={{
          valid_until: t('offer.valid_until'),
          numbers_until: t('offer.numbers_until'),
          message: t('offer.message'),
          reason: t('offer.reason'),
        }}
        submitLabel={t('offer.make', { total: formats.money(hold.total) })}
        onCancel={onBack}
      >
        <OfferFields request={request} hold={hold} values={values} form={form} />
        <Notice tone="info">
          <p>
            {t('offer.effect', {
              email: request.email,
              language: spokenBy(request),
              total: formats.money(hold.total),
              day: values.valid_until === '' ? '' : formats.day(values.valid_until),
            })}
          </p>
        </Notice>
      </OfficeForm>
    </div>
  );
}

type Values = Readonly<Record<'valid_until' | 'numbers_until' | 'message' | 'reason', string>>;

/** What is typed, and making the offer. */
function useOffer({ request, hold, onMade }: Props) {
  const { t } = useI18n();
  const call = useCall();
  const navigate = useNavigate();
  const { show } = useToasts();
  const [key] = useState(newActKey);
  const { days, cartId, items, reduction } = hold;
  const { number, email } = request;
  const [values, setValues] = useState<Values>({
    ...{ valid_until: days.usual, numbers_until: days.lastNumbers },
    ...{ message: '', reason: '' },
  });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) =>
      requireFields(typed, ['valid_until', 'numbers_until', ...(reduction > 0 ? (['reason'] as const) : [])]),
    send: async (typed) => {
      const body = { number, cartId, items: [...items], reduction, key, ...typed };
      await call('POST office/group-offers/make', { body });
      onMade();
      show(t('offer.made', { email }), { tone: 'good' });
      await navigate(officePaths.groupRequest(String(number)));
    },
  });
  return { values, form };
}

function spokenBy({ language }: RequestWhole): string {
  return LANGUAGE_NAMES[language as keyof typeof LANGUAGE_NAMES] ?? language;
}

type FieldsProps = Pick<Props, 'request' | 'hold'> & { values: Values; form: Form<Values> };

function OfferFields({ request, hold: { days, reduction }, values, form }: FieldsProps) {
  const { t, formats } = useI18n();
  const field = (name: keyof Values) => ({
    ...{ name, value: values[name], error: form.errors[name], label: t(`offer.${name}`) },
    onChange: (value: string) => form.change({ ...values, [name]: value }),
  });
  return (
    <>
      <TextField
        {...field('valid_until')}
        type="date"
        hint={t('offer.valid_until.hint', { last: formats.day(days.last) })}
      />
      <TextField
        {...field('numbers_until')}
        type="date"
        hint={t('offer.numbers_until.hint', { last: formats.day(days.lastNumbers) })}
      />
      <TextField
        {...field('message')}
        type="textarea"
        required={false}
        maxLength={OFFER_MESSAGE_LENGTH}
        hint={t('offer.message.hint', { language: spokenBy(request) })}
      />
      {reduction > 0 && <TextField {...field('reason')} maxLength={500} />}
    </>
  );
}
