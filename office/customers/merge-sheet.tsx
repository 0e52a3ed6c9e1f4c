import { useState } from 'react';
import type { FoundCustomer, MergeEffect } from '../../domain/office/customers/customers-contract.ts';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../ui/call/call-context.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { usePreview } from '../ground/act/use-preview.ts';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { type I18n, useI18n } from '../ground/i18n.ts';
import type { CustomerActProps } from './customer-act-props.ts';

/** Finds another customer, says what merging does, and merges them into the one of the page. */
export function MergeSheet(props: CustomerActProps) {
  const { name, onClose } = props;
  const { t } = useI18n();
  const merge = useMerge(props);
  const { form, values, effect, awaited } = merge;
  return (
    <ActSheet
      open
      title={t('customer.merge.title', { name })}
      onClose={onClose}
      form={form}
      awaited={awaited}
      labels={{ q: t('customer.merge.find'), from: t('customer.merge.who') }}
      confirmLabel={t('customer.merge.submit')}
      tone="danger"
      preview={(values.from === '' || effect) && <Effect effect={effect} />}
    >
      <WhoFields {...merge} />
    </ActSheet>
  );
}

/** Who is looked for, what merging them does, and merging. */
function useMerge({ whole: { id }, onDone }: CustomerActProps) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const [key] = useState(newActKey);
  const [found, setFound] = useState<readonly FoundCustomer[]>();
  const [values, setValues] = useState({ q: '', from: '' });
  const params = { id };
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, found?.length ? ['from'] : ['q']),
    send: async ({ q, from }) => {
      // Enter in the field looks for somebody, as its button does.
      if (from === '') return search(q);
      if (!effect) return;
      const body = { from, key, version: effect.version };
      await call('POST office/customers/:id/merge', { params, body });
      show(t('customer.merge.done'), { tone: 'good' });
      onDone();
    },
  });
  const { from } = values;
  const preview = usePreview(`${from} ${form.refusals}`, (signal) =>
    from === ''
      ? Promise.resolve(undefined)
      : call('POST office/customers/:id/merge/preview', { params, body: { from }, signal }),
  );
  const awaited = { ...preview, stale: from !== '' && preview.stale };
  // What was found before is another person.
  const effect = awaited.stale ? undefined : preview.answer;
  const search = async (q: string) => {
    const rows = await call('POST office/customers/search', { body: { q: q.trim() } });
    const others = rows.filter((row) => row.id !== id);
    setFound(others);
    setValues({ q, from: others[0]?.id ?? '' });
  };
  // Another name is another person: nobody merges with who was found before.
  const look = (q: string) => {
    setFound(undefined);
    form.change({ q, from: '' });
  };
  return { values, form, found, effect, awaited, look };
}

function WhoFields({ values, form, found, look }: ReturnType<typeof useMerge>) {
  const { t } = useI18n();
  const { from } = values;
  return (
    <>
      <TextField
        name="q"
        label={t('customer.merge.find')}
        value={values.q}
        error={found?.length === 0 ? t('customer.merge.nobody') : form.errors['q']}
        autoComplete="off"
        maxLength={200}
        onChange={look}
      />
      <p>
        <Button
          variant="secondary"
          aria-disabled={from !== ''}
          onClick={() => from === '' && void form.submit()}
        >
          {t('customer.merge.search')}
        </Button>
      </p>
      {found && found.length > 0 && (
        <SelectField
          name="from"
          label={t('customer.merge.who')}
          value={from}
          error={form.errors['from']}
          placeholder=""
          options={found.map((row) => ({ value: row.id, name: choiceText(row, t) }))}
          onChange={(chosen) => form.change({ ...values, from: chosen })}
        />
      )}
    </>
  );
}

function choiceText({ name, kind, email, orders }: FoundCustomer, t: I18n['t']): string {
  return t('customer.merge.choice', {
    name: name || t('customers.nameless'),
    kind: t(`customers.kind.${kind}`),
    email,
    orders,
  });
}

function Effect({ effect }: { effect: MergeEffect | undefined }) {
  const { t } = useI18n();
  if (!effect) return <p>{t('customer.merge.choose')}</p>;
  const { problem, into, from, open, sessions, newsletter } = effect;
  if (problem !== '') return <p>{t(`customer.merge.problem.${problem}`)}</p>;
  const name = into.name || t('customers.nameless');
  return (
    <ul>
      <li>{t('customer.merge.orders', { orders: from.orders, name })}</li>
      {open > 0 && <li>{t('customer.merge.open', { open })}</li>}
      <li>{t(`customer.merge.signin.${from.kind}`, { email: from.email })}</li>
      {sessions > 0 && <li>{t('customer.merge.sessions', { sessions })}</li>}
      {newsletter && <li>{t('customer.merge.newsletter')}</li>}
      <li>{t('customer.merge.stays', { name, email: into.email })}</li>
      <li>{t('customer.merge.final')}</li>
    </ul>
  );
}
