// A report by mail each Monday, about the week before: ordered on its page with the filters that it has, ended there or in the list.
import { useSearchParams } from 'react-router';
import type { ReportMail, ReportMailQuery } from '../../domain/figures/report-mails-contract.ts';
import { FILTERS, isReport, type ReportName } from '../../domain/figures/reports.ts';
import { officePaths, officePathWith } from '../../domain/office-addresses.ts';
import { Button } from '../../ui/button.tsx';
import type { Call } from '../../ui/call/call.ts';
import { useSend } from '../ground/act/use-send.ts';
import { useI18n } from '../ground/i18n.ts';
import { filtersIn } from '../ground/list/filters-in.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { Section } from '../ground/page/page.tsx';

const NAMES = ['group', 'compare', ...FILTERS] as const;

/** Orders what is shown, or ends it. */
export function MondayMail({ name, mails }: { name: ReportName; mails: readonly ReportMail[] }) {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const query = filtersIn<ReportMailQuery>(search, NAMES);
  const own = mails.find((mail) => mail.report === name && isSame(mail.query, query));
  const { busy, send } = useSend();
  const change = (call: Call) =>
    own
      ? call('POST office/report-mails/end', { body: { id: own.id } })
      : call('POST office/report-mails', { body: { report: name, query } });
  return (
    <div className="monday-mail">
      {own && <p className="soft small">{t('figures.mail.ordered')}</p>}
      <Button variant="secondary" busy={busy} onClick={() => send(change)}>
        {t(own ? 'figures.mail.end' : 'figures.mail.order')}
      </Button>
    </div>
  );
}

/** All that one gets. */
export function OwnMails({ mails }: { mails: readonly ReportMail[] }) {
  const { t } = useI18n();
  if (mails.length === 0) return null;
  return (
    <Section title={t('figures.mail.own')}>
      <ul className="reports">
        {mails.map(({ id, report, query }) =>
          isReport(report) ? (
            <li key={id} className="monday-mail">
              <OfficeLink to={officePathWith(officePaths.report(report), query)}>
                {[t(`figures.${report}.name`), query.group && t(`figures.group.${query.group}`)]
                  .filter(Boolean)
                  .join(', ')}
              </OfficeLink>
              <EndButton id={id} />
            </li>
          ) : null,
        )}
      </ul>
    </Section>
  );
}

function EndButton({ id }: { id: string }) {
  const { t } = useI18n();
  const { busy, send } = useSend();
  return (
    <Button
      variant="secondary"
      busy={busy}
      onClick={() => send((call) => call('POST office/report-mails/end', { body: { id } }))}
    >
      {t('figures.mail.end')}
    </Button>
  );
}

function isSame(one: ReportMailQuery, other: ReportMailQuery): boolean {
  return NAMES.every((name) => one[name] === other[name]);
}
