import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FOLDERS } from '../../domain/addresses.ts';
import type { Contract } from '../../domain/contract.ts';
import type { AnswerOf } from '../../domain/endpoint.ts';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../ui/call/call-context.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { CodePicture } from '../../ui/code-picture.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OfficeForm } from '../ground/form/office-form.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import { instantText } from '../ground/instant-text.ts';
import { Sheet } from '../ground/page/sheet.tsx';
import { useMay } from '../ground/session/me.ts';

type House = { readonly id: string; readonly name: string };
type Invited = AnswerOf<Contract['POST office/devices/invite']>;

/** Names a door and makes the code that pairs its device. The code is shown once. */
export function PairSheet({ houses, onClose }: { houses: readonly House[]; onClose: () => void }) {
  const { t } = useI18n();
  const [invited, setInvited] = useState<Invited>();
  const { revalidate } = useRevalidator();
  const close = () => {
    onClose();
    if (invited) void revalidate();
  };
  return (
    <Sheet open title={t('devices.pair')} onClose={close}>
      {invited ? (
        <Pairing invited={invited} onDone={close} />
      ) : (
        <PairForm houses={houses} onInvited={setInvited} onLeave={onClose} />
      )}
    </Sheet>
  );
}

type FormProps = {
  houses: readonly House[];
  onInvited: (invited: Invited) => void;
  onLeave: () => void;
};
type Values = { name: string; houses: readonly string[]; may_force: boolean };

function PairForm({ houses, onInvited, onLeave }: FormProps) {
  const { t } = useI18n();
  const mayForce = useMay()('admissions.force');
  const { values, form } = usePairing(onInvited);
  return (
    <OfficeForm
      form={form}
      labels={{ name: t('devices.name'), houses: t('devices.houses') }}
      submitLabel={t('devices.pair.submit')}
      onCancel={onLeave}
    >
      <p className="soft">{t('devices.pair.text')}</p>
      <TextField
        name="name"
        label={t('devices.name')}
        value={values.name}
        error={form.errors['name']}
        maxLength={60}
        autoComplete="off"
        onChange={(name) => form.change({ ...values, name })}
      />
      {houses.length > 1 && (
        <CheckboxGroup
          name="houses"
          legend={t('devices.houses')}
          hint={t('devices.houses.hint')}
          error={form.errors['houses']}
          options={houses.map(({ id, name }) => ({ value: id, label: name }))}
          values={values.houses}
          onChange={(chosen) => form.change({ ...values, houses: chosen })}
        />
      )}
      {mayForce && (
        <CheckboxField
          name="may_force"
          label={
            <>
              {t('devices.force')} <span className="soft">{t('devices.force.hint')}</span>
            </>
          }
          checked={values.may_force}
          onChange={(may_force) => form.change({ ...values, may_force })}
        />
      )}
    </OfficeForm>
  );
}

function usePairing(onInvited: FormProps['onInvited']) {
  const call = useCall();
  const [values, setValues] = useState<Values>({ name: '', houses: [], may_force: false });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, ['name']),
    send: async (typed) => {
      const body = { ...typed, name: typed.name.trim(), houses: [...typed.houses] };
      onInvited(await call('POST office/devices/invite', { body }));
    },
  });
  return { values, form };
}

function Pairing({ invited, onDone }: { invited: Invited; onDone: () => void }) {
  const { t, formats } = useI18n();
  const { code, picture, expires_at } = invited;
  const address = `${window.location.host}${FOLDERS.door}`;
  return (
    <div className="pairing">
      <p>{t('devices.pair.scan', { address })}</p>
      <CodePicture className="pairing-picture" code={picture} label={t('devices.pair.qr')} />
      <p className="pairing-code">{code}</p>
      <p className="soft">{t('devices.pair.until', { time: instantText(expires_at, formats) })}</p>
      <Button onClick={onDone}>{t('devices.pair.done')}</Button>
    </div>
  );
}
