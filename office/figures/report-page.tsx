// A report: its sums, its drawing, and the same figures as a table. Period, grouping and filters stand in the address.
import './report.css';
import { type LoaderFunctionArgs, useLoaderData, useParams, useSearchParams } from 'react-router';
import type { ReportQuery } from '../../domain/figures/figures-contract.ts';
import { FILTERS, isReport, type ReportName } from '../../domain/figures/reports.ts';
import { officePaths, reportFileAddress } from '../../domain/office-addresses.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { useI18n } from '../ground/i18n.ts';
import { filtersIn } from '../ground/list/filters-in.ts';
import { Page, Section } from '../ground/page/page.tsx';
import { noPage, officeContext } from '../ground/session/office-context.ts';
import { MondayMail } from './monday-mail.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportSums } from './report-sums.tsx';
import { ReportTable } from './report-table.tsx';

const NAMES = ['group', 'period', 'from', 'to', 'compare', ...FILTERS] as const;

export async function loader({ context, params: { report = '' }, request }: LoaderFunctionArgs) {
  if (!isReport(report)) throw noPage(404);
  const query = filtersIn<ReportQuery>(new URL(request.url).searchParams, NAMES);
  const { call } = context.get(officeContext);
  const [shown, { mails }] = await Promise.all([
    call('GET office/figures/:report', { params: { report }, query }),
    call('GET office/report-mails', {}),
  ]);
  return { report: shown, mails };
}

export function Component() {
  const { t, formats } = useI18n();
  const { report, mails } = useLoaderData<typeof loader>();
  const name = useParams()['report'] as ReportName;
  const { days } = report;
  return (
    <Page
      title={t(`figures.${name}.name`)}
      lead={days && daysText(days, formats)}
      back={{ to: officePaths.figures(), label: t('figures.back') }}
      actions={<ReportFiles name={name} />}
    >
      <ReportFilters name={name} report={report} />
      {report.rows.length === 0 ? (
        <p className="list-empty">{t('figures.none')}</p>
      ) : (
        <>
          <ReportSums name={name} report={report} />
          {report.chart !== '' && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server draws it, and escapes what it is given
            <div className="chart-room" dangerouslySetInnerHTML={{ __html: report.chart }} />
          )}
          <ReportTable name={name} report={report} />
        </>
      )}
      <MondayMail name={name} mails={mails} />
      <Definition name={name} at={report.at} />
    </Page>
  );
}

function daysText(
  { from, to }: { from: string; to: string },
  formats: ReturnType<typeof useI18n>['formats'],
) {
  return from === to ? formats.day(from, 'full') : formats.dayRange(from, to);
}

/** What the page shows, whole, as a file. */
function ReportFiles({ name }: { name: ReportName }) {
  const { t, language } = useI18n();
  const [search] = useSearchParams();
  const asked = { ...filtersIn<Record<string, string>>(search, NAMES), lang: language };
  return (['csv', 'xlsx'] as const).map((kind) => (
    <a key={kind} className={buttonClass('secondary')} href={reportFileAddress(name, kind, asked)} download>
      {t(`figures.${kind}`)}
    </a>
  ));
}

function Definition({ name, at }: { name: ReportName; at: string }) {
  const { t, formats } = useI18n();
  return (
    <Section title={t('figures.definition')}>
      <dl className="definition">
        {(['counts', 'omits', 'source'] as const).map((part) => (
          <div key={part}>
            <dt>{t(`figures.${part}`)}</dt>
            <dd>{t(`figures.${name}.${part}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="soft small">{t('figures.read', { at: formats.moment(at) })}</p>
    </Section>
  );
}
