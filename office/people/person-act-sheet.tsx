import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { StaffPerson } from '../../domain/staff/people-contract.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';

export const PERSON_ACTS = ['signOut', 'resetFactor', 'end'] as const;
export type PersonAct = (typeof PERSON_ACTS)[number];

type Props = {
  act: PersonAct;
  open: boolean;
  person: Pick<StaffPerson, 'id' | 'name'>;
  onClose: () => void;
};

const CALLS = {
  signOut: 'POST office/people/end-sessions',
  resetFactor: 'POST office/people/reset-factor',
  end: 'POST office/people/end',
} as const;

/** An act on somebody’s access, after saying what it does. */
export function PersonActSheet({ act, open, person, onClose }: Props) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState({ reason: '' });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: () => ({}),
    send: async ({ reason }) => {
      const answer = await call(CALLS[act], {
        body: { id: person.id, ...(reason.trim() ? { reason: reason.trim() } : {}) },
      });
      show(done(answer), { tone: 'good' });
      onClose();
      await revalidate();
    },
  });
  const done = (answer: number | true) => {
    if (act === 'end') return t('people.ended', { name: person.name });
    return act === 'signOut'
      ? t('account.sessions.ended', { count: Number(answer) })
      : t('people.resetFactor.done');
  };
  return (
    <ActSheet
      open={open}
      title={act === 'end' ? t('people.end.title', { name: person.name }) : t(`people.${act}`)}
      onClose={onClose}
      form={form}
      labels={{ reason: t('people.reason') }}
      tone={act === 'end' ? 'danger' : 'neutral'}
      confirmLabel={t(`people.${act}.submit`)}
      preview={<p>{t(`people.${act}.text`)}</p>}
    >
      <TextField
        name="reason"
        label={t('people.reason')}
        required={false}
        value={values.reason}
        error={form.errors['reason']}
        onChange={(reason) => form.change({ reason })}
      />
    </ActSheet>
  );
}
