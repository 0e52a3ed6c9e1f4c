import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { knownFields } from '../../customers/fields/registration-form.tsx';
import { fieldProblemText } from '../../ground/form/field-problem-text.ts';
import type { CheckoutProblem } from '../use-checkout-form.ts';
import type { Buyer } from './use-buyer.ts';

/** What is wrong with what the buyer told, field by field: the server's words, else our own. */
export function useBuyerProblems({ fields, problems, refused }: Buyer): CheckoutProblem[] {
  const { t } = useI18n();
  return knownFields(fields).flatMap(({ name }) => {
    const [problem] = problems[name] ?? [];
    const message = problem ? fieldProblemText(name, problem, t) : (refused[name] ?? []).join(' ');
    if (message === '') return [];
    const summary = t('customers.errors.field', { label: t(`customers.field.${name}`), message });
    return [{ field: `buyer.${name}` as const, at: name, message, summary }];
  });
}
