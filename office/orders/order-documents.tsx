import { localPath, shopPaths } from '../../domain/addresses.ts';
import { isLanguage } from '../../domain/language.ts';
import type { OrderWhole } from '../../domain/office/orders/order-whole.ts';
import { officeOrderPaper } from '../../domain/office-addresses.ts';
import { useI18n } from '../ground/i18n.ts';
import { PaperGaps } from './invoices/paper-gaps.tsx';

/** The papers of an order, which the office's session opens, and the page that its buyer sees. They open beside the office. */
export function OrderDocuments({ whole: { order, unreadable } }: { whole: OrderWhole }) {
  const { t } = useI18n();
  const { documents, booking_id, language } = order;
  const review = isLanguage(language) && localPath(language, shopPaths.orderReview(booking_id));
  return (
    <ul>
      {documents.map(({ kind, href, number }) => (
        <li key={href}>
          <a href={officeOrderPaper(order.number, kind, number)} target="_blank" rel="noreferrer">
            {[t(`order.document.${kind}`), number].filter(Boolean).join(' ')}
          </a>
        </li>
      ))}
      {unreadable.map((paper) => (
        <li key={paper.number}>
          <PaperGaps {...paper} />
        </li>
      ))}
      {review && (
        <li>
          <a href={review} target="_blank" rel="noreferrer">
            {t('order.document.review')}
          </a>
        </li>
      )}
    </ul>
  );
}
