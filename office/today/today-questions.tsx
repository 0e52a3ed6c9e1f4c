import { type OfficePath, officePaths, officePathWith } from '../../domain/office-addresses.ts';
import { useI18n } from '../ground/i18n.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { Section } from '../ground/page/page.tsx';

const report = (name: string, query: Readonly<Record<string, string>>): OfficePath =>
  officePathWith(officePaths.report(name), query);

/** What a director asks, each answered by one report. */
const QUESTIONS = {
  saturday: report('visitors', { period: 'next-saturday', group: 'hour' }),
  earned: report('sales', { period: 'last-week', group: 'vat' }),
  tours: report('tours', { period: 'next-week' }),
  unpaid: report('unpaid', {}),
  vouchers: report('vouchers', { period: 'this-year' }),
  thursdays: report('fill', { period: 'last-month', group: 'hour', weekday: '4' }),
  beside: report('beside', { period: 'last-month' }),
} as const;

/** Links to the figures that somebody asks for in passing. */
export function TodayQuestions() {
  const { t } = useI18n();
  return (
    <Section title={t('today.questions')}>
      <ul className="questions">
        {Object.entries(QUESTIONS).map(([name, to]) => (
          <li key={name}>
            <OfficeLink to={to}>{t(`today.questions.${name as keyof typeof QUESTIONS}`)}</OfficeLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
