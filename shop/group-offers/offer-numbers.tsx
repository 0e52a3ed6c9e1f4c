// How many come: the group changes it until the set day, and sees the new price before it says yes.
import { useState } from 'react';
import type { OfferedToGroup } from '../../domain/group-requests/group-offers-contract.ts';
import { Button } from '../../ui/button.tsx';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { type I18n, useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FormErrors } from '../ground/form/form-errors.tsx';
import frame from '../ground/form/form-page.module.css';
import { useShopForm } from '../ground/form/use-shop-form.ts';
import { useShell } from '../ground/use-shell.ts';
import styles from './offer-page.module.css';
import type { OfferProps } from './offer-props.ts';

export function OfferNumbers(props: OfferProps) {
  const { t, formats } = useI18n();
  const { info } = useShell();
  const { numbers, changeable, numbers_until, state } = props.offered;
  if (numbers.length === 0)
    return state === 'paid' ? <p>{t('offer.numbers.museum', { contact: info.email })}</p> : null;
  const day = formats.day(numbers_until);
  return (
    <section className={frame.section}>
      <h2>{t('offer.numbers')}</h2>
      {changeable ? (
        <>
          <p>{t(state === 'paid' ? 'offer.numbers.until.paid' : 'offer.numbers.until', { day })}</p>
          <NumbersForm key={JSON.stringify(numbers)} {...props} />
        </>
      ) : (
        <p>{t('offer.numbers.fixed', { day, contact: info.email })}</p>
      )}
    </section>
  );
}

type Typed = Readonly<Record<string, string>>;

function NumbersForm(props: OfferProps) {
  const { offered } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const { typed, tried, form, restore } = useNumbers(props);
  const labels = Object.fromEntries(offered.numbers.map(({ key, name }) => [key, name || t('offer.people')]));
  const isSame = JSON.stringify(typedOf(offered)) === JSON.stringify(typed);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <FormErrors form={form} labels={labels} />
      <div className={styles.numbers}>
        {offered.numbers.map(({ key }) => (
          <TextField
            key={key}
            name={key}
            label={labels[key] ?? ''}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            required
            value={typed[key] ?? ''}
            error={form.errors[key]}
            onChange={(value) => form.change({ ...typed, [key]: value })}
          />
        ))}
      </div>
      <div aria-live="polite">
        {tried && (
          <Notice tone="info">
            <p>{isSame ? t('offer.numbers.same') : effectText(tried, offered, i18n)}</p>
          </Notice>
        )}
      </div>
      <NumbersButtons busy={form.busy} isTried={tried !== undefined && !isSame} onRestore={restore} />
    </form>
  );
}

type ButtonsProps = { busy: boolean; isTried: boolean; onRestore: () => void };

/** First what it would cost, then the change itself. */
function NumbersButtons({ busy, isTried, onRestore }: ButtonsProps) {
  const { t } = useI18n();
  return (
    <div className={frame.ways}>
      <Button type="submit" variant="secondary" busy={busy}>
        {t(isTried ? 'offer.numbers.save' : 'offer.numbers.check')}
      </Button>
      {isTried && (
        <Button variant="quiet" onClick={onRestore}>
          {t('offer.numbers.keep')}
        </Button>
      )}
    </div>
  );
}

/** What is typed, what the server says of it, and sending it. */
function useNumbers({ offered, link, keep, load }: OfferProps) {
  const call = useCall();
  const [typed, setTyped] = useState<Typed>(() => typedOf(offered));
  const [tried, setTried] = useState<OfferedToGroup>();
  const send = (values: Typed, total?: number) => {
    const numbers = Object.fromEntries(Object.entries(values).map(([key, text]) => [key, Number(text)]));
    const body = { link, numbers, ...(total !== undefined && { total }) };
    return call('POST checkout/group-offer/numbers', { body }).catch((problem: unknown) => {
      if (problem instanceof ApiRefusal && problem.code.startsWith('GROUP_')) load();
      throw problem;
    });
  };
  const form = useShopForm({
    values: typed,
    keep: (values) => {
      setTyped(values);
      setTried(undefined);
    },
    check: (values) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([key, text]) =>
          /^\d{1,4}$/.test(text.trim()) ? [] : [[key, ['NUMBER_INVALID' as const]]],
        ),
      ),
    send: async (values) => {
      if (tried) keep(await send(values, tried.total));
      else setTried(await send(values));
    },
  });
  const restore = () => {
    setTyped(typedOf(offered));
    setTried(undefined);
  };
  return { typed, tried, form, restore };
}

function typedOf({ numbers }: OfferedToGroup): Typed {
  return Object.fromEntries(numbers.map(({ key, count }) => [key, String(count)]));
}

/** What a change would come to. Of what is paid, something goes back, or is due besides. */
function effectText(tried: OfferedToGroup, offered: OfferedToGroup, { t, formats: { money } }: I18n): string {
  const total = money(tried.total);
  const { back = 0, due = 0 } = tried.changes ?? {};
  if (back > 0 && due > 0) return t('offer.numbers.both', { back: money(back), due: money(due), total });
  if (back > 0) return t('offer.numbers.back', { amount: money(back), total });
  if (due > 0) return t('offer.numbers.due', { amount: money(due), total });
  return t('offer.numbers.new', { total, before: money(offered.total) });
}
