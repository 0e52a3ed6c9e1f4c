// Block, extend and issue again: what is not possible for a code is not offered.
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import { type CodeAct, codeObstacle } from '../../domain/vouchers/code-care.ts';
import type { CaredCode } from '../../domain/vouchers/code-care-contract.ts';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../ui/call/call-context.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { useUndo } from '../ground/act/use-undo.ts';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';

const ACTS: readonly CodeAct[] = ['block', 'unblock', 'extend', 'replace'];

export function CodeActs({ code }: { code: CaredCode }) {
  const { t } = useI18n();
  const [open, setOpen] = useState<CodeAct>();
  const possible = ACTS.filter((act) => codeObstacle(toCareFor(code), act, new Date()) === undefined);
  return (
    <>
      {possible.map((act) => (
        <Button key={act} variant="secondary" onClick={() => setOpen(act)}>
          {t(`code.act.${act}`)}
        </Button>
      ))}
      {open && <CodeActSheet code={code} act={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function toCareFor(code: CaredCode) {
  return {
    ...code,
    isBlocked: code.blocked_at !== null,
    isClosed: code.state === 'closed',
    replaced_by: code.replaced_by?.barcode ?? null,
  };
}

function CodeActSheet({ code, act, onClose }: { code: CaredCode; act: CodeAct; onClose: () => void }) {
  const { t, formats } = useI18n();
  const carryOut = useCarryOut(code, act);
  const [values, setValues] = useState({ valid_to: '', reason: '' });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, act === 'extend' ? ['valid_to', 'reason'] : ['reason']),
    send: async (typed) => {
      await carryOut(typed);
      onClose();
    },
  });
  const labels = { valid_to: t('code.act.extend.day'), reason: t('code.act.reason') };
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
      title={t(`code.act.${act}.title`)}
      onClose={onClose}
      form={form}
      labels={labels}
      confirmLabel={t(`code.act.${act}`)}
      tone={act === 'block' || act === 'replace' ? 'danger' : 'neutral'}
      preview={<p>{t(`code.act.${act}.effect`, { left: formats.money(leftAfter(act, code)) })}</p>}
    >
      {act === 'extend' && <TextField {...field('valid_to')} type="date" />}
      <TextField {...field('reason')} hint={t('code.act.reason.hint')} maxLength={500} />
    </ActSheet>
  );
}

/** Extending brings back what had lapsed. */
function leftAfter(act: CodeAct, { left, lapsed }: CaredCode): number {
  return act === 'extend' ? left + lapsed : left;
}

/** Does it, says so, and shows the code as it is then: the new one where there is a new one. */
function useCarryOut({ number }: CaredCode, act: CodeAct) {
  const { t } = useI18n();
  const call = useCall();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { show } = useToasts();
  const { offer } = useUndo();
  const [key] = useState(newActKey);
  const params = { number: String(number) };
  return async ({ valid_to, reason }: { valid_to: string; reason: string }) => {
    const body = { reason, key };
    if (act === 'replace') {
      const successor = await call('POST office/codes/:number/replace', { params, body });
      show(t('code.act.done.replace'), { tone: 'good' });
      await navigate(officePaths.code(String(successor.number)));
      return;
    }
    if (act === 'extend')
      await call('POST office/codes/:number/extend', { params, body: { ...body, valid_to } });
    else await call(`POST office/codes/:number/${act}`, { params, body });
    offer(t(`code.act.done.${act}`), (undoing) =>
      call('POST office/codes/:number/undo', { params, body: { undoes: key, key: undoing } }),
    );
    await revalidate();
  };
}
