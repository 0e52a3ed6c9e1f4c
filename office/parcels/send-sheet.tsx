// One parcel or several are on their way, or the number of one was wrong: who brings them, and each one's number.
import { useState } from 'react';
import type { ListedParcel } from '../../domain/orders/parcels/parcels-contract.ts';
import { knownCarrier, type OwnCarrier, trackingAddress } from '../../domain/shipping/carriers.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { LongAct } from '../ground/act/long-act.tsx';
import { usePreview } from '../ground/act/use-preview.ts';
import { useUndo } from '../ground/act/use-undo.ts';
import { useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import { CarrierFields, OTHER } from './carrier-fields.tsx';
import { useSending } from './use-sending.ts';

type Props = {
  parcels: readonly ListedParcel[];
  /** Of a parcel that was sent: its number was wrong. */
  correct?: boolean;
  /** Where its buyer has read the wrong number. */
  told?: string | undefined;
  onClose: () => void;
};

/** What somebody typed last is what the next parcel begins with. */
let lastCarrier = '';

export function SendSheet(props: Props) {
  const { correct = false, told, onClose } = props;
  const { t } = useI18n();
  const { parcels, labels, left, own, values, form, mail, setMail, link, sending } = useSendForm(props);
  const count = left.length;
  return (
    <ActSheet
      open
      title={correct ? t('parcel.correct.title') : t('parcel.send.title', { count: parcels.length })}
      onClose={onClose}
      form={form}
      labels={labels}
      confirmLabel={confirmLabel()}
      preview={<Effect count={count} mail={mail} told={told} link={link} />}
    >
      <CarrierFields values={values} errors={form.errors} own={own} onChange={form.change} />
      {left.map((parcel) => (
        <TextField
          key={parcel.number}
          name={fieldOf(parcel)}
          label={labels[fieldOf(parcel)] ?? ''}
          hint={parcels.length === 1 ? t('parcel.send.tracking.hint') : undefined}
          value={values[fieldOf(parcel)] ?? ''}
          error={form.errors[fieldOf(parcel)]}
          required={false}
          autoComplete="off"
          maxLength={60}
          onChange={(tracking) => form.change({ ...values, [fieldOf(parcel)]: tracking })}
        />
      ))}
      <CheckboxField name="mail" label={t('parcel.send.mail')} checked={mail} onChange={setMail} />
      {parcels.length > 1 && (form.busy || sending.done.size > 0) && (
        <LongAct
          label={t('parcel.send.progress')}
          done={sending.done.size}
          all={parcels.length}
          {...(form.busy && { onStop: sending.stop })}
        />
      )}
    </ActSheet>
  );

  function confirmLabel() {
    if (correct) return t('parcel.correct.submit');
    return sending.isStopped ? t('parcel.send.continue', { count }) : t('parcel.send.submit', { count });
  }
}

/** What is typed for which parcels, and sending them one after the other. */
function useSendForm({ parcels: given, correct = false, onClose }: Props) {
  const { t } = useI18n();
  const { show } = useToasts();
  // Those that are marked leave the list behind the sheet; here they count.
  const [parcels] = useState(given);
  const current = parcels.map((one) => given.find(({ number }) => number === one.number) ?? one);
  const { offer } = useUndo();
  const sending = useSending();
  const { done, at, send, undo } = sending;
  const call = useCall();
  const { answer: own = [] } = usePreview('carriers', (signal) => call('GET office/carriers', { signal }));
  const [typed, setTyped] = useState(() => valuesOf(parcels, correct));
  const values = withOwn(typed, own);
  const left = current.filter(({ number }) => !done.has(number));
  const carrier = values['carrier'] === OTHER ? (values['name'] ?? '') : (values['carrier'] ?? '');
  const [mail, setMail] = useState(true);
  const form = useOfficeForm({
    values,
    keep: setTyped,
    check: () => ({}),
    fieldsOf: ({ fields }) => {
      const { tracking, ...others } = fields;
      return tracking ? { ...others, [fieldOf({ number: at.current })]: tracking } : fields;
    },
    send: async (typed) => {
      lastCarrier = carrier;
      const of = (parcel: ListedParcel) => ({ carrier, tracking: (typed[fieldOf(parcel)] ?? '').trim() });
      const ended = await send(left, { act: correct ? 'correct' : 'send', mail, of });
      if (ended === 'stopped') return show(t('parcel.send.stopped'));
      if (correct) show(t('parcel.correct.done'), { tone: 'good' });
      else offer(t('parcel.send.done', { count: parcels.length }), undo);
      onClose();
    },
  });
  const [only] = parcels;
  // Undefined where there are several.
  const link =
    parcels.length === 1 && only ? trackingAddress(carrier, values[fieldOf(only)] ?? '', own) : undefined;
  return { parcels, labels: labelsOf(current, t), left, own, values, form, mail, setMail, link, sending };
}

function fieldOf({ number }: Pick<ListedParcel, 'number'>): string {
  return `tracking-${number}`;
}

function valuesOf(parcels: readonly ListedParcel[], correct: boolean): Record<string, string> {
  const carrier = correct ? (parcels[0]?.carrier ?? '') : lastCarrier;
  const isOther = carrier !== '' && knownCarrier(carrier) === undefined;
  return {
    carrier: isOther ? OTHER : carrier,
    name: isOther ? carrier : '',
    ...Object.fromEntries(parcels.map((parcel) => [fieldOf(parcel), parcel.tracking])),
  };
}

/** What was sent before with one of the museum's own carriers names it in the list. */
function withOwn(values: Record<string, string>, own: readonly OwnCarrier[]): Record<string, string> {
  const isOwn = values['carrier'] === OTHER && own.some(({ name }) => name === values['name']);
  return isOwn ? { ...values, carrier: values['name'] ?? '', name: '' } : values;
}

function labelsOf(
  parcels: readonly ListedParcel[],
  t: ReturnType<typeof useI18n>['t'],
): Record<string, string> {
  return {
    carrier: t('parcel.send.carrier'),
    ...Object.fromEntries(
      parcels.map((parcel) => [
        fieldOf(parcel),
        parcels.length === 1
          ? t('parcel.send.tracking')
          : t('parcel.send.tracking.of', { name: parcel.to.name, order: parcel.order }),
      ]),
    ),
  };
}

function Effect(props: { count: number; mail: boolean; told: string | undefined; link: string | undefined }) {
  const { t } = useI18n();
  const { count, mail, told, link } = props;
  if (!mail) return <p>{t('parcel.send.noMail')}</p>;
  return (
    <ul className="effect">
      <li>{told ? t('parcel.correct.again', { email: told }) : t('parcel.send.mails', { count })}</li>
      {link !== undefined && (
        <li className="parcel-link">
          {link === '' ? t('parcel.send.noLink') : t('parcel.send.link', { link })}
        </li>
      )}
    </ul>
  );
}
