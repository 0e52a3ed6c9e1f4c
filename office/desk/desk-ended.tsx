import { officePaths } from '../../domain/office-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type I18n, useI18n } from '../ground/i18n.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { printPapers } from './print-papers.ts';
import type { Ended } from './use-desk-sale.ts';

/** How the last sale ended, and its tickets, while the next one has begun. */
export function DeskEnded({ ended }: { ended: Ended }) {
  const { t, formats } = useI18n();
  return (
    <Notice tone="good">
      <div className="desk-ended">
        <p>{endedText(ended, t, formats)}</p>
        {'papers' in ended && (
          <p className="desk-ended-acts">
            {ended.papers.length > 0 && (
              <Button variant="secondary" onClick={() => printPapers(ended.papers)}>
                {t('desk.print')} <kbd>p</kbd>
              </Button>
            )}
            <OfficeLink to={officePaths.order(ended.number)}>{t('desk.order')}</OfficeLink>
          </p>
        )}
      </div>
    </Notice>
  );
}

function endedText(ended: Ended, t: I18n['t'], { money, day }: I18n['formats']): string {
  const total = money(ended.total);
  if (ended.kind === 'reserved')
    return t('desk.reserved', {
      reference: ended.reference,
      total,
      day: day(ended.due),
      email: ended.mail_to,
    });
  if (ended.kind === 'linked')
    return t('desk.linked', { total, day: day(ended.until), email: ended.mail_to });
  const said =
    ended.kind === 'sold'
      ? t('desk.sold', { number: ended.number, total })
      : t('desk.given', { number: ended.number });
  return ended.mail_to === '' ? said : `${said} ${t('desk.mailed', { email: ended.mail_to })}`;
}
