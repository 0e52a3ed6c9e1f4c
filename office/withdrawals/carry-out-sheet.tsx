// Which lines go back, and what that gives back, before it is done.
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { WithdrawalDetails, WithdrawalEffect } from '../../domain/orders/withdrawals-contract.ts';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';

export function CarryOutSheet(props: { withdrawal: WithdrawalDetails; onClose: () => void }) {
  const { withdrawal, onClose } = props;
  const { t, formats } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState({ lines: withdrawable(withdrawal) });
  const effect = usePreview(withdrawal.id, values.lines);
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: ({ lines }) => requireFields({ lines: lines.join() }, ['lines']),
    send: async ({ lines }) => {
      const params = { id: withdrawal.id };
      await call('POST office/withdrawals/:id/carry-out', { params, body: { lines: lines.map(Number) } });
      show(t('withdrawal.carryOut.done', { amount: formats.money(effect?.amount ?? 0) }));
      await revalidate();
      onClose();
    },
  });
  const label = t('withdrawal.carryOut.lines');
  return (
    <ActSheet
      open
      title={t('withdrawal.carryOut.title')}
      onClose={onClose}
      form={form}
      awaited={{ stale: effect === undefined && values.lines.length > 0 }}
      labels={{ lines: label }}
      confirmLabel={t('withdrawal.carryOut')}
      tone="danger"
      preview={
        (effect !== undefined || values.lines.length === 0) && (
          <Effect effect={effect} chosen={values.lines.length} />
        )
      }
    >
      <CheckboxGroup
        name="lines"
        legend={label}
        values={values.lines}
        error={form.errors['lines']}
        options={withdrawal.lines.map(({ line, title, right, day }) => ({
          value: String(line),
          label: `${title}: ${t(`withdrawal.right.${right}`, { day: day && formats.day(day) })}`,
        }))}
        onChange={(lines) => form.change({ lines })}
      />
    </ActSheet>
  );
}

/** Chosen at first: what the buyer has a right to, as far as the shop knows. */
function withdrawable({ lines }: WithdrawalDetails): readonly string[] {
  return lines
    .filter(({ right }) => right === 'in-time' || right === 'if-received')
    .map(({ line }) => String(line));
}

/** What carrying it out for these lines does; undefined while that is asked, null where nothing is left of them. */
function usePreview(id: string, lines: readonly string[]): WithdrawalEffect | null | undefined {
  const call = useCall();
  const [effect, setEffect] = useState<WithdrawalEffect | null>();
  const asked = lines.join();
  useEffect(() => {
    const ending = new AbortController();
    const body = { lines: asked === '' ? [] : asked.split(',').map(Number) };
    setEffect(undefined);
    if (body.lines.length === 0) return;
    const preview = { params: { id }, body, signal: ending.signal, quiet: true };
    call('POST office/withdrawals/:id/carry-out/preview', preview).then(setEffect, (problem: unknown) => {
      if (problem instanceof ApiRefusal) setEffect(null);
    });
    return () => ending.abort();
  }, [call, id, asked]);
  return effect;
}

function Effect({ effect, chosen }: { effect: WithdrawalEffect | null | undefined; chosen: number }) {
  const { t, formats } = useI18n();
  if (chosen === 0) return <p>{t('withdrawal.carryOut.choose')}</p>;
  if (!effect) return <p>{t('withdrawal.carryOut.nothing')}</p>;
  const { amount, mail_to, items } = effect;
  return (
    <>
      <ul>
        {items.map(({ title, name, count, gross }) => (
          <li key={title + name}>
            {title === ''
              ? t('withdrawal.carryOut.shipping', { gross: formats.money(gross) })
              : t('withdrawal.carryOut.item', { count, title, gross: formats.money(gross) })}
          </li>
        ))}
      </ul>
      <p>{t('withdrawal.carryOut.effect', { amount: formats.money(amount), email: mail_to })}</p>
    </>
  );
}
