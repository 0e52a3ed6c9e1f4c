import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { StaffPerson } from '../../domain/staff/people-contract.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import { type Access, AccessFields, type GivableRole } from './access-fields.tsx';

type Props = { open: boolean; person: StaffPerson; roles: readonly GivableRole[]; onClose: () => void };

/** Other roles and houses for somebody. */
export function ChangeSheet({ open, person, roles, onClose }: Props) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState<Access>({ roles: person.roles, houses: person.houses });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, ['roles']),
    send: async (typed) => {
      const access = { roles: [...typed.roles], houses: [...typed.houses] };
      await call('POST office/people/change', { body: { id: person.id, ...access } });
      show(t('people.changed'), { tone: 'good' });
      onClose();
      await revalidate();
    },
  });
  return (
    <ActSheet
      open={open}
      title={t('people.change')}
      onClose={onClose}
      form={form}
      labels={{ roles: t('people.roles'), houses: t('people.houses') }}
      confirmLabel={t('people.change.submit')}
      preview={<p>{t('people.change.text')}</p>}
    >
      <AccessFields roles={roles} values={values} errors={form.errors} onChange={form.change} />
    </ActSheet>
  );
}
