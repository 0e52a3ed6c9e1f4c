import { useState } from 'react';
import type { FieldProblem } from '../../domain/refusal.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useCountries } from '../customers/fields/countries.ts';
import { ShippingFields } from '../customers/fields/shipping-fields.tsx';
import { fieldProblemText } from '../ground/form/field-problem-text.ts';
import frame from '../ground/form/form-page.module.css';
import { ShippingProblem } from './shipping-problem.tsx';
import type { Delivery } from './use-delivery.ts';
import type { ShippingCosts } from './use-shipping-costs.ts';

/** @param tried the order button was pressed: from then on errors are shown, live */
export function DeliveryBlock({
  delivery,
  costs,
  tried,
}: {
  delivery: Delivery;
  costs: ShippingCosts;
  tried: boolean;
}) {
  const { t } = useI18n();
  const countries = useCountries();
  const { own, mayBeSame, country, problems, change } = delivery;
  const errors = useProblemTexts(tried ? problems : {});
  // Choosing another address again shows what was typed before.
  const [typed, setTyped] = useState(own);
  return (
    <section className={frame.section} aria-labelledby="delivery-heading">
      <h2 id="delivery-heading">{t('customers.shipping')}</h2>
      {mayBeSame && (
        <CheckboxField
          name="same"
          label={t('customers.shipping.same')}
          checked={!own}
          onChange={(same) => {
            if (same) setTyped(own);
            change(same ? undefined : (typed ?? { country }));
          }}
        />
      )}
      {own && (
        <div className={frame.after}>
          {Object.values(errors).length > 0 && (
            <p className="field-error">{t('customers.shipping.incomplete')}</p>
          )}
          <ShippingFields address={own} countries={countries} onChange={change} errors={errors} />
        </div>
      )}
      <div className={frame.after}>
        <ShippingProblem retry={costs.retry} />
      </div>
    </section>
  );
}

function useProblemTexts(problems: Readonly<Record<string, readonly FieldProblem[]>>) {
  const { t } = useI18n();
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, [problem]]) =>
      problem ? [[field, fieldProblemText(field, problem, t)]] : [],
    ),
  );
}
