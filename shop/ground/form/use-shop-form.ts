import { type Form, type FormOptions, useForm } from '../../../ui/form/use-form.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { fieldProblemText } from './field-problem-text.ts';

/** A form whose errors are said in the shop's words. */
export function useShopForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { t } = useI18n();
  return useForm(options, (field, problem) => fieldProblemText(field, problem, t));
}
