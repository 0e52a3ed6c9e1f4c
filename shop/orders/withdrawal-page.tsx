// `/withdrawal` (§ 356a BGB): the form behind the link at the foot of every page, without login, and the receipt in its place
// once it is sent. Without scripts it names other ways to withdraw.
import '../../ui/secondary.css';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { WITHDRAWAL_LENGTHS } from '../../domain/orders/withdrawal.ts';
import type { WithdrawalReceipt } from '../../domain/orders/withdrawal-contract.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FormErrors, isWrong } from '../ground/form/form-errors.tsx';
import { Breadcrumbs } from '../ground/page/breadcrumbs.tsx';
import { NoScript } from '../ground/page/no-script.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import { useShell } from '../ground/use-shell.ts';
import { useWithdrawal, type WithdrawalForm } from './use-withdrawal.ts';
import styles from './withdrawal-page.module.css';
import { WithdrawalReceived } from './withdrawal-received.tsx';

export function Component() {
  const { key, hash } = useLocation();
  const [receipt, setReceipt] = useState<WithdrawalReceipt>();
  // Following the link again starts another declaration. The skip link leads to this page, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what changes when one comes again
  useEffect(() => {
    if (hash === '') setReceipt(undefined);
  }, [key, hash]);
  return (
    <div className="wrap secondary">
      {receipt ? <WithdrawalReceived receipt={receipt} /> : <Declaration onReceipt={setReceipt} />}
    </div>
  );
}

function Declaration({ onReceipt }: { onReceipt: (receipt: WithdrawalReceipt) => void }) {
  const { t } = useI18n();
  const form = useWithdrawal(onReceipt);
  const { info } = useShell();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  const labels = Object.fromEntries(
    (['name', 'number', 'email', 'part'] as const).map((name) => [name, t(`withdrawal.${name}`)]),
  );
  return (
    <>
      <PageTitle title={t('withdrawal.link')} error={isWrong(form)} />
      <Breadcrumbs page={t('withdrawal.link')} />
      <h1>{t('withdrawal.link')}</h1>
      <FormErrors form={form} labels={labels} />
      <p className={styles.text}>{t('withdrawal.lead')}</p>
      <p className={styles.text}>{t('withdrawal.right')}</p>
      <NoScript>
        <Notice tone="attention">
          <p>{t('withdrawal.noScript', { email: info.email })}</p>
        </Notice>
      </NoScript>
      <form className={styles.form} method="post" onSubmit={onSubmit} noValidate>
        <Fields form={form} />
        <p className={styles.statement}>{t('withdrawal.statement', { museum: info.name })}</p>
        <p>
          <Button type="submit" busy={form.busy}>
            {t('withdrawal.confirm')}
          </Button>
        </p>
      </form>
      <p className={styles.otherwise}>
        {t('withdrawal.otherwise')} <a href={`mailto:${info.email}`}>{info.email}</a>
      </p>
    </>
  );
}

function Fields({ form }: { form: WithdrawalForm }) {
  const { t } = useI18n();
  const { values, change, errors } = form;
  const field = (name: keyof typeof values) => ({
    name,
    label: t(`withdrawal.${name}`),
    maxLength: WITHDRAWAL_LENGTHS[name],
    value: values[name],
    onChange: (value: string) => change({ ...values, [name]: value }),
    error: errors[name],
  });
  return (
    <>
      <TextField {...field('name')} required autoComplete="name" />
      <TextField {...field('number')} required autoComplete="off" hint={t('withdrawal.number.hint')} />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        required
        autoComplete="email"
        hint={t('withdrawal.email.hint')}
      />
      <TextField {...field('part')} type="textarea" required={false} hint={t('withdrawal.part.hint')} />
    </>
  );
}
