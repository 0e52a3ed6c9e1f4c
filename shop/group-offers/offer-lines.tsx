import type { OfferedToGroup } from '../../domain/group-requests/group-offers-contract.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import frame from '../ground/form/form-page.module.css';
import styles from './offer-page.module.css';

/** What is offered, and what it costs. */
export function OfferLines({ offered: { lines, total, reduction } }: { offered: OfferedToGroup }) {
  const { t } = useI18n();
  return (
    <section className={frame.section}>
      <h2>{t('offer.what')}</h2>
      <LineList lines={lines} total={total} />
      {reduction > 0 && <p className={frame.quiet}>{t('offer.reduction', { percent: String(reduction) })}</p>}
    </section>
  );
}

/** Lines with their sum. */
export function LineList({ lines, total }: Pick<OfferedToGroup, 'lines' | 'total'>) {
  const { t, formats } = useI18n();
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines keep their places
        <li key={index}>
          <div>
            <p>{line.title}</p>
            <p className={frame.quiet}>
              {[
                line.datetime && whenText(line.datetime, formats),
                ...line.parts.map((part) => t('pay.part', part)),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
          </div>
          <p>{formats.money(line.total)}</p>
        </li>
      ))}
      <li className={styles.total}>
        <p>{t('offer.total')}</p>
        <p>{formats.money(total)}</p>
      </li>
    </ul>
  );
}

function whenText(datetime: string, formats: ReturnType<typeof useI18n>['formats']): string {
  return datetime.length > 10 ? formats.moment(datetime) : formats.day(datetime);
}
