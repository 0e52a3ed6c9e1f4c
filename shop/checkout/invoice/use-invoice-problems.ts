import { INVOICE_FIELDS } from '../../../domain/invoices/invoice-fields.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { fieldProblemText } from '../../ground/form/field-problem-text.ts';
import type { CheckoutProblem } from '../use-checkout-form.ts';
import { useInvoiceCheck } from './invoice-check-later.ts';
import { useInvoiceFields } from './invoice-fields.ts';
import { useInvoiceToCompany } from './use-request-invoice.ts';

/** What is wrong with what a company typed for its invoice, field by field. */
export function useInvoiceProblems(): CheckoutProblem[] {
  const { t } = useI18n();
  const fields = useInvoiceFields();
  const toCompany = useInvoiceToCompany();
  const check = useInvoiceCheck();
  const problems = (toCompany && check?.(fields)) || {};
  return INVOICE_FIELDS.flatMap((name) => {
    const [problem] = problems[name] ?? [];
    if (!problem) return [];
    // The message names the field, so it is enough for the summary, too.
    return [{ field: `invoice.${name}` as const, at: name, message: fieldProblemText(name, problem, t) }];
  });
}
