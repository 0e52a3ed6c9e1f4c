import { useState } from 'react';
import type { Passkey } from '../../domain/staff/passkeys-contract.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { OfficeForm } from '../ground/form/office-form.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import { Sheet } from '../ground/page/sheet.tsx';
import { addPasskey } from '../ground/session/passkey.ts';

type Props = { onClose: () => void; onDone: () => Promise<void> };

/** The name of a new passkey, or another one of a passkey that there is. */
export function NamePasskeySheet(props: Props & { open: boolean; passkey: Passkey | undefined }) {
  const { t } = useI18n();
  return (
    <Sheet
      open={props.open}
      title={t(props.passkey ? 'passkeys.rename.title' : 'passkeys.add')}
      onClose={props.onClose}
    >
      <NameForm {...props} />
    </Sheet>
  );
}

function NameForm({ passkey, onClose, onDone }: Props & { passkey: Passkey | undefined }) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const [values, setValues] = useState({ name: passkey?.name ?? '' });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, ['name']),
    send: async (typed) => {
      const name = typed.name.trim();
      if (passkey) await call('POST office/passkeys/rename', { body: { id: passkey.id, name } });
      else await addPasskey(call, name, t);
      show(t(passkey ? 'passkeys.renamed' : 'passkeys.added', { name }), { tone: 'good' });
      await onDone();
    },
  });
  return (
    <OfficeForm
      form={form}
      labels={{ name: t('passkeys.name') }}
      submitLabel={t(passkey ? 'passkeys.rename' : 'passkeys.add.submit')}
      onCancel={onClose}
    >
      {!passkey && <p className="soft">{t('passkeys.add.text')}</p>}
      <TextField
        name="name"
        label={t('passkeys.name')}
        hint={t('passkeys.name.hint')}
        value={values.name}
        error={form.errors['name']}
        maxLength={100}
        onChange={(name) => form.change({ name })}
      />
    </OfficeForm>
  );
}

export function RemovePasskeySheet({ passkey, onClose, onDone }: Props & { passkey: Passkey | undefined }) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const form = useOfficeForm({
    values: {},
    keep: () => {},
    check: () => ({}),
    send: async () => {
      await call('POST office/passkeys/remove', { body: { id: passkey?.id ?? '' } });
      show(t('passkeys.removed'), { tone: 'good' });
      await onDone();
    },
  });
  return (
    <ActSheet
      open={passkey !== undefined}
      title={t('passkeys.remove.title', { name: passkey?.name ?? '' })}
      onClose={onClose}
      form={form}
      tone="danger"
      confirmLabel={t('passkeys.remove')}
      preview={<p>{t('passkeys.remove.text')}</p>}
    />
  );
}
