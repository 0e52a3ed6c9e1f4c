// Block, extend, and take that back: what is not possible for a pass is not offered.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PassWhole } from '../../domain/orders/passes-contract.ts';
import { extendedTo, MOST_DAYS_MORE, type PassAct, passObstacle } from '../../domain/passes/pass-care.ts';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../ui/call/call-context.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { useUndo } from '../ground/act/use-undo.ts';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';

const ACTS: readonly PassAct[] = ['block', 'unblock', 'extend', 'shorten'];

export function PassActs({ pass }: { pass: PassWhole }) {
  const { t } = useI18n();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<PassAct>();
  const toCareFor = { ...pass, isBlocked: pass.state === 'blocked', isReturned: pass.state === 'returned' };
  const close = () => {
    setOpen(undefined);
    void revalidate();
  };
  return (
    <>
      {ACTS.filter((act) => passObstacle(toCareFor, act) === undefined).map((act) => (
        <Button key={act} variant="secondary" onClick={() => setOpen(act)}>
          {t(`pass.act.${act}`)}
        </Button>
      ))}
      {open && <PassActSheet pass={pass} act={open} onClose={close} />}
    </>
  );
}

type SheetProps = { pass: PassWhole; act: PassAct; onClose: () => void };

function PassActSheet(props: SheetProps) {
  const { pass, act, onClose } = props;
  const { t } = useI18n();
  const { values, form, mail, setMail } = usePassAct(props);
  const labels = { days: t('pass.act.extend.days'), reason: t('pass.act.reason') };
  const field = (name: keyof typeof values) => ({
    name,
    label: labels[name],
    value: values[name],
    error: form.errors[name],
    onChange: (value: string) => form.change({ ...values, [name]: value }),
  });
  return (
    <ActSheet
      open
      title={t(`pass.act.${act}.title`)}
      onClose={onClose}
      form={form}
      labels={labels}
      confirmLabel={t(`pass.act.${act}`)}
      tone={act === 'block' ? 'danger' : 'neutral'}
      preview={<Effect pass={pass} act={act} days={daysIn(values.days)} mail={mail} />}
    >
      {act === 'extend' && (
        <TextField
          {...field('days')}
          hint={t('pass.act.extend.days.hint')}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
      )}
      <TextField {...field('reason')} hint={t('pass.act.reason.hint')} maxLength={500} />
      {pass.email !== '' && (
        <CheckboxField name="mail" label={t('pass.act.mail')} checked={mail} onChange={setMail} />
      )}
    </ActSheet>
  );
}

/** What is typed, doing it and taking it back. */
function usePassAct({ pass, act, onClose }: SheetProps) {
  const { t } = useI18n();
  const call = useCall();
  const { offer } = useUndo();
  const [key] = useState(newActKey);
  const [values, setValues] = useState({ days: '', reason: '' });
  const [mail, setMail] = useState(pass.email !== '');
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, act === 'extend' ? ['days', 'reason'] : ['reason']),
    send: async ({ days, reason }) => {
      const params = { number: String(pass.number) };
      const body = { reason, mail, key, version: pass.version };
      // What is no whole number is none that is possible, and the server says so at its field.
      if (act === 'extend')
        await call('POST office/passes/:number/extend', { params, body: { ...body, days: daysIn(days) } });
      else await call(`POST office/passes/:number/${act}`, { params, body });
      offer(t(`pass.act.done.${act}`), (undoing) =>
        call('POST office/passes/:number/undo', { params, body: { undoes: key, key: undoing } }),
      );
      onClose();
    },
  });
  return { values, form, mail, setMail };
}

/** 0 for what is no number of days. */
function daysIn(typed: string): number {
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
}

type EffectProps = { pass: PassWhole; act: PassAct; days: number; mail: boolean };

function Effect({ pass, act, days, mail }: EffectProps) {
  const { t } = useI18n();
  const said = useChange(pass, act, days);
  const isStopped = pass.mail_waits && (act === 'unblock' || act === 'shorten');
  return (
    <ul className="effect">
      {said && <li>{said}</li>}
      {pass.mail_waits && <li>{t('pass.act.effect.stopped')}</li>}
      {!isStopped && (
        <li>{mail ? t('pass.act.effect.mail', { email: pass.email }) : t('pass.act.effect.noMail')}</li>
      )}
    </ul>
  );
}

/** Undefined while nobody has said how many days. */
function useChange(pass: PassWhole, act: PassAct, days: number): string | undefined {
  const { t, formats } = useI18n();
  const before = formats.day(pass.valid_to);
  if (act === 'block') return t('pass.act.block.effect');
  if (act === 'unblock') {
    const isOver = pass.valid_to < pass.today;
    return t(isOver ? 'pass.act.unblock.ended' : 'pass.act.unblock.effect', { last: before });
  }
  if (act === 'shorten') return t('pass.act.shorten.effect', { last: formats.day(pass.sold_to), before });
  if (days < 1 || days > MOST_DAYS_MORE) return undefined;
  return t('pass.act.extend.effect', { last: formats.day(extendedTo(pass, days, pass.today)), before });
}
