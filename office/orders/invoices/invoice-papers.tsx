import type { ListedInvoice } from '../../../domain/office/money/invoices-contract.ts';
import { officePaperPath, officeXmlPath } from '../../../domain/office-addresses.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { useI18n } from '../../ground/i18n.ts';
import { PaperGaps } from './paper-gaps.tsx';

/** The papers of an invoice or a credit note, for whoever is signed in to the office. They open beside it. */
export function InvoicePapers({ invoice: { papers, xrechnung } }: { invoice: ListedInvoice }) {
  const { t } = useI18n();
  return papers.map(({ number, lacks }) => (
    <div key={number}>
      <span className="unbroken">
        <a
          className={buttonClass('quiet')}
          href={officePaperPath({ number })}
          target="_blank"
          rel="noreferrer"
          aria-label={`PDF ${number}`}
        >
          PDF
        </a>
        {xrechnung && lacks.length === 0 && (
          <>
            {' '}
            <a
              className={buttonClass('quiet')}
              href={officeXmlPath({ number })}
              aria-label={`${t('order.document.xrechnung')} ${number}`}
            >
              {t('order.document.xrechnung')}
            </a>
          </>
        )}
      </span>
      {lacks.length > 0 && <PaperGaps number={number} lacks={lacks} xrechnung={xrechnung} />}
    </div>
  ));
}
