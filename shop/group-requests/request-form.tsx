import { type FormEvent, useState } from 'react';
import { plainRequestPath } from '../../domain/addresses.ts';
import {
  checkRequest,
  type GroupRequest,
  REQUEST_FIELDS,
  REQUEST_LENGTHS,
} from '../../domain/group-requests/group-request.ts';
import type { RequestKind } from '../../domain/group-requests/group-requests-contract.ts';
import type { TypedRequest } from '../../domain/group-requests/typed-request.ts';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { QuestionField, questionField } from '../../ui/question-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FormErrors } from '../ground/form/form-errors.tsx';
import { useShopForm } from '../ground/form/use-shop-form.ts';
import { useHydrated } from '../ground/session-value.ts';
import styles from './groups-page.module.css';
import type { SentRequest } from './request-sent.tsx';

const NOTHING: GroupRequest = {
  name: '',
  organisation: '',
  email: '',
  phone: '',
  people: '',
  days: '',
  wishes: '',
  answers: {},
};

type Props = {
  kind: RequestKind;
  /** What a browser without scripts has sent, and what is wrong with it. */
  typed: TypedRequest | undefined;
  onSent: (sent: SentRequest) => void;
};

export function RequestForm({ kind, typed, onSent }: Props) {
  const { t, language } = useI18n();
  const call = useCall();
  const hydrated = useHydrated();
  const [values, setValues] = useState<GroupRequest>(typed?.values ?? NOTHING);
  const form = useShopForm({
    values,
    keep: setValues,
    check: (given) => checkRequest(given, kind.questions),
    send: async ({ answers, ...given }) => {
      const sendable = Object.fromEntries(
        Object.entries(answers).map(([id, value]) => [id, typeof value === 'string' ? value : [...value]]),
      );
      const body = { kind: kind.id, ...given, answers: sendable };
      onSent({ ...(await call('POST group-request', { body })), email: given.email.trim() });
    },
  });
  const labels = Object.fromEntries([
    ...REQUEST_FIELDS.map((name) => [name, t(`groups.${name}`)]),
    ...kind.questions.map(({ qId, label }) => [questionField(qId), label]),
  ]);
  const known = Object.fromEntries(
    Object.entries(typed?.errors ?? {}).map(([field, problems]) => [field, problems.join(' ')]),
  );
  const shown =
    typed && form.tries === 0 ? { ...form, errors: known, listed: Object.keys(known), tries: 1 } : form;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <>
      <FormErrors form={shown} labels={labels} />
      <form
        className={styles.form}
        method="post"
        action={plainRequestPath({ language })}
        onSubmit={onSubmit}
        noValidate={hydrated}
        data-plain
      >
        <input type="hidden" name="kind" value={kind.id} />
        <Fields kind={kind} values={values} errors={shown.errors} onChange={form.change} />
        <p>
          <Button type="submit" busy={form.busy}>
            {t('groups.submit')}
          </Button>
        </p>
      </form>
    </>
  );
}

type FieldsProps = {
  kind: RequestKind;
  values: GroupRequest;
  errors: Readonly<Record<string, string>>;
  onChange: (values: GroupRequest) => void;
};

function Fields({ kind, values, errors, onChange }: FieldsProps) {
  const { t } = useI18n();
  const field = (name: (typeof REQUEST_FIELDS)[number]) => ({
    name,
    label: t(`groups.${name}`),
    maxLength: REQUEST_LENGTHS[name],
    value: values[name],
    error: errors[name],
    onChange: (value: string) => onChange({ ...values, [name]: value }),
  });
  return (
    <>
      <TextField {...field('name')} required autoComplete="name" />
      <TextField {...field('organisation')} required={false} autoComplete="organization" />
      <TextField {...field('email')} type="email" inputMode="email" required autoComplete="email" />
      <TextField {...field('phone')} type="tel" required={false} autoComplete="tel" />
      <TextField {...field('people')} inputMode="numeric" required autoComplete="off" />
      <TextField {...field('days')} type="textarea" required hint={t('groups.days.hint')} />
      {kind.questions.map((question) => (
        <QuestionField
          key={question.qId}
          question={question}
          value={values.answers[question.qId] ?? ''}
          error={errors[questionField(question.qId)]}
          choose={t('groups.choose')}
          onChange={(value) => onChange({ ...values, answers: { ...values.answers, [question.qId]: value } })}
        />
      ))}
      <TextField {...field('wishes')} type="textarea" required={false} hint={t('groups.wishes.hint')} />
    </>
  );
}
