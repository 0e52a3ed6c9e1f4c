import { useState } from 'react';
import { DECLINED_LENGTH } from '../../domain/group-requests/group-offer.ts';
import { Button } from '../../ui/button.tsx';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FormErrors } from '../ground/form/form-errors.tsx';
import frame from '../ground/form/form-page.module.css';
import { useShopForm } from '../ground/form/use-shop-form.ts';
import styles from './offer-page.module.css';
import type { OfferProps } from './offer-props.ts';

type Props = Omit<OfferProps, 'offered'>;

/** The group declines, and may say why. A click away, so that nobody declines by mistake. */
export function OfferDecline(props: Props) {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  return (
    <section className={frame.section}>
      <h2>{t('offer.decline')}</h2>
      <p>{t('offer.decline.text')}</p>
      {open ? (
        <DeclineForm {...props} />
      ) : (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t('offer.decline')}
        </Button>
      )}
    </section>
  );
}

function DeclineForm({ link, keep, load }: Props) {
  const { t } = useI18n();
  const call = useCall();
  const [values, setValues] = useState({ because: '' });
  const form = useShopForm({
    values,
    keep: setValues,
    check: () => ({}),
    send: async ({ because }) => {
      try {
        keep(await call('POST checkout/group-offer/decline', { body: { link, because } }));
      } catch (problem) {
        if (problem instanceof ApiRefusal && problem.code === 'GROUP_OFFER_OVER') load();
        throw problem;
      }
    },
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <FormErrors form={form} labels={{ because: t('offer.because') }} />
      <TextField
        name="because"
        type="textarea"
        label={t('offer.because')}
        required={false}
        maxLength={DECLINED_LENGTH}
        value={values.because}
        error={form.errors['because']}
        onChange={(because) => form.change({ because })}
      />
      <div className={frame.ways}>
        <Button type="submit" variant="secondary" busy={form.busy}>
          {t('offer.decline.button')}
        </Button>
      </div>
    </form>
  );
}
