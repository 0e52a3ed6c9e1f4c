import { useRevalidator } from 'react-router';
import type { StaffPerson } from '../../domain/staff/people-contract.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { ReasonSheet } from '../ground/act/reason-sheet.tsx';
import { useI18n } from '../ground/i18n.ts';

export const PERSON_ACTS = ['signOut', 'resetFactor', 'end'] as const;
export type PersonAct = (typeof PERSON_ACTS)[number];

type Props = {
  act: PersonAct;
  person: Pick<StaffPerson, 'id' | 'name'>;
  onClose: () => void;
};

const CALLS = {
  signOut: 'POST office/people/end-sessions',
  resetFactor: 'POST office/people/reset-factor',
  end: 'POST office/people/end',
} as const;

/** An act on somebody’s access, after saying what it does. */
export function PersonActSheet({ act, person, onClose }: Props) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const { revalidate } = useRevalidator();
  const done = (answer: number | true) => {
    if (act === 'end') return t('people.ended', { name: person.name });
    return act === 'signOut'
      ? t('account.sessions.ended', { count: Number(answer) })
      : t('people.resetFactor.done');
  };
  return (
    <ReasonSheet
      title={act === 'end' ? t('people.end.title', { name: person.name }) : t(`people.${act}`)}
      label={t('people.reason')}
      required={false}
      tone={act === 'end' ? 'danger' : 'neutral'}
      confirmLabel={t(`people.${act}.submit`)}
      preview={<p>{t(`people.${act}.text`)}</p>}
      onClose={onClose}
      send={async (reason) => {
        const answer = await call(CALLS[act], { body: { id: person.id, ...(reason && { reason }) } });
        show(done(answer), { tone: 'good' });
        onClose();
        await revalidate();
      }}
    />
  );
}
