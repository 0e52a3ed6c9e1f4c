// The voucher form: no errors are shown before the first try; after it, each change is checked.
import { useState } from 'react';
import type { CartLine } from '../../domain/product-kinds.ts';
import {
  toVoucherLine,
  type VoucherForm,
  type VoucherFormProblem,
  voucherFormProblem,
} from '../../domain/vouchers/make-voucher-line.ts';
import { type PresentField, type PresentProblems, presentProblems } from '../../domain/vouchers/present.ts';
import type { VoucherProduct } from '../../domain/vouchers/voucher.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useChangedLines } from '../cart/use-changed-lines.ts';
import { useKeptChoice } from '../cart/use-kept-choice.ts';
import { museumToday } from '../ground/museum-today.ts';
import { useShell } from '../ground/use-shell.ts';
import { goToField } from '../visit/go-to-step.ts';
import { amountText } from './amount-text.ts';
import { presentFieldName } from './present/present-fields.tsx';
import { NO_PRESENT, readVoucherChoice, type VoucherChoiceState } from './present/read-voucher-choice.ts';

const FIELDS: readonly PresentField[] = ['to', 'email', 'from', 'day'];

export type VoucherFormState = ReturnType<typeof useVoucherForm>;

export function useVoucherForm(voucher: VoucherProduct) {
  const { t, formats, language } = useI18n();
  const today = museumToday(useShell().info.timeZone);
  const [tried, setTried] = useState(false);
  const empty: VoucherChoiceState = {
    amount: amountText(voucher.price, formats.locale),
    count: 1,
    greeting: '',
    sending: false,
    draft: NO_PRESENT,
  };
  const [choice, setChoice] = useState(empty);
  const changed = useChangedLines(reopen, voucher.id, ({ line: { price, count, greeting, present } }) =>
    setChoice({
      amount: amountText(price, formats.locale),
      count,
      greeting,
      sending: present !== undefined,
      draft: present ?? NO_PRESENT,
    }),
  );
  useKeptChoice({
    page: `voucher ${voucher.id}`,
    choice,
    isEmpty: JSON.stringify(choice) === JSON.stringify(empty),
    isChanging: changed.found !== undefined,
    restore: (stored) => setChoice((now) => ({ ...now, ...readVoucherChoice(stored) })),
  });
  const form = formOf(choice, voucher, language);
  const problem = voucherFormProblem(form, voucher, today);
  const wrong = form.present ? presentProblems(form.present, today) : {};

  const add = (): string | undefined => {
    const line = toVoucherLine(form, voucher, today);
    setTried(line === undefined);
    if (!line) {
      goToField(firstWrong(problem, wrong));
      return undefined;
    }
    changed.put([line]);
    setChoice({ ...empty, amount: choice.amount });
    return t('vouchers.added', { count: line.count });
  };
  return {
    choice,
    form,
    today,
    change: (part: Partial<VoucherChoiceState>) => setChoice({ ...choice, ...part }),
    problem: tried ? problem : undefined,
    presentProblems: tried ? wrong : {},
    add,
    changing: changed.found !== undefined,
  };
}

/** A recipient is written to in the language of the page, unless the buyer says otherwise. */
function formOf(choice: VoucherChoiceState, voucher: VoucherProduct, language: string): VoucherForm {
  const { sending, draft, ...form } = choice;
  const present = { ...draft, language: draft.language || language };
  return sending && voucher.as_present === 1 ? { ...form, present } : form;
}

function firstWrong(problem: VoucherFormProblem | undefined, wrong: PresentProblems): string {
  const field = problem === 'PRESENT_INVALID' ? FIELDS.find((one) => wrong[one]) : undefined;
  return field ? presentFieldName(field) : 'amount';
}

function reopen(lines: readonly CartLine[], place: number, id: string) {
  const line = lines[place];
  return line?.type === 'voucher' && line.id === id ? { places: [place], line } : undefined;
}
