import './paper-gaps.css';
import { useId } from 'react';
import type { InvoiceGap } from '../../../domain/invoices/e-invoice-gaps.ts';
import { useI18n } from '../../ground/i18n.ts';

type Props = {
  number: string;
  lacks: readonly InvoiceGap[];
  /** Its buyer is an authority, which expects an XRechnung. */
  xrechnung: boolean;
};

/** Why machines cannot read a paper that they should, and what to do. */
export function PaperGaps({ number, lacks, xrechnung }: Props) {
  const { t } = useI18n();
  const todo = useId();
  const kind = xrechnung ? 'xrechnung' : 'e-invoice';
  return (
    <details className="paper-gaps">
      <summary>
        {t(`invoice.gap.none.${kind}`)}
        <span className="visually-hidden"> {number}</span>
      </summary>
      <ul aria-describedby={todo}>
        {lacks.map((gap) => (
          <li key={gap}>{t(`invoice.gap.${gap}`)}</li>
        ))}
      </ul>
      <p id={todo}>{t(`invoice.gap.do.${kind}`)}</p>
    </details>
  );
}
