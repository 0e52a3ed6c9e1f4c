// A revision of the programme: what it changes, what is wrong with it, and what can be done with it.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import type { RevisionDetails } from '../../domain/programme/programme-contract.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Notice } from '../../ui/notice.tsx';
import { useI18n } from '../ground/i18n.ts';
import { Filters, SelectFilter } from '../ground/list/filters.tsx';
import { ShortList } from '../ground/list/short-list.tsx';
import { OfficeLink } from '../ground/office-link.tsx';
import { type Fact, Facts } from '../ground/page/facts.tsx';
import { Page, Section } from '../ground/page/page.tsx';
import { officeContext } from '../ground/session/office-context.ts';
import { formOfFile } from './form-of-file.ts';
import { megabytes } from './megabytes.ts';
import { RevisionActs } from './revision-acts.tsx';
import { RevisionChanges } from './revision-changes.tsx';
import { useMaker, useReason, useStateText } from './revision-texts.ts';
import { ThingKinds } from './things/thing-kinds.tsx';
import { UpdateButton } from './update-sheet.tsx';

export function loader({ context, params, request }: LoaderFunctionArgs) {
  const other = new URL(request.url).searchParams.get('with');
  return context.get(officeContext).call('GET office/programme/:number', {
    params: { number: params['number'] ?? '' },
    query: other ? { with: other } : {},
  });
}

export function Component() {
  const { t, formats } = useI18n();
  const revision = useLoaderData<RevisionDetails>();
  const { number, base, live, missed, outdated, wrong, guarded } = revision;
  const state = useStateText()({ ...revision, missed: null, problems: 0, outdated: false });
  return (
    <Page
      title={t('revision.title', { number })}
      lead={`${state}: ${useReason()(revision)}`}
      back={{ to: officePaths.programme(), label: t('programme.title') }}
      actions={<RevisionActs revision={revision} />}
    >
      {missed && (
        <Notice tone="attention" title={t('revision.missed.title')}>
          <p>{t(`revision.missed.${missed.why}`, { moment: formats.moment(missed.at) })}</p>
        </Notice>
      )}
      {outdated && (
        <Notice tone="attention" title={t('revision.outdated.title')}>
          <p>{t('revision.outdated.text', { base, live })}</p>
          {revision.state === 'draft' && <UpdateButton revision={revision} />}
        </Notice>
      )}
      {guarded.length > 0 && revision.state === 'draft' && (
        <Notice tone="info">
          <p>{t('revision.guarded', { fields: guarded.map(({ field }) => field).join(', ') })}</p>
        </Notice>
      )}
      {wrong.length > 0 && <Problems revision={revision} />}
      {revision.state === 'draft' && (
        <p>
          <OfficeLink className={buttonClass('primary')} to={officePaths.draftEvents(String(number))}>
            {t('revision.events')}
          </OfficeLink>
        </p>
      )}
      {revision.state === 'draft' && (
        <Section title={t('things.more')}>
          <ThingKinds number={String(number)} label={t('things.more')} />
          <p>
            <OfficeLink to={officePaths.draftUnused(String(number))}>{t('unused.title')}</OfficeLink>
          </p>
        </Section>
      )}
      <Facts facts={useFacts(revision)} />
      <Section title={t('revision.changes')}>
        {revision.others.some((other) => other.number !== base) && <Compared revision={revision} />}
        <RevisionChanges revision={revision} />
      </Section>
    </Page>
  );
}

/** What it is compared with stands in the address. */
function Compared({ revision: { base, live, others } }: { revision: RevisionDetails }) {
  const { t } = useI18n();
  const nameOf = ({ number, reason }: RevisionDetails['others'][number]) => {
    const name = [t('programme.number', { number }), reason].filter(Boolean).join(': ');
    return number === live ? t('revision.compare.live', { name }) : name;
  };
  return (
    <Filters names={['with']}>
      <SelectFilter
        name="with"
        label={t('revision.compare')}
        all={t(base === 0 ? 'revision.compare.nothing' : 'revision.compare.base', { number: base })}
        options={others
          .filter(({ number }) => number !== base)
          .map((other) => ({ value: String(other.number), label: nameOf(other) }))}
      />
    </Filters>
  );
}

function useFacts(revision: RevisionDetails): Fact[] {
  const { t, formats } = useI18n();
  const maker = useMaker()(revision);
  const { made, base, published, publish_at, files, bytes } = revision;
  return [
    { label: t('revision.made'), value: t('revision.made.value', { moment: formats.moment(made), maker }) },
    {
      label: t('revision.base'),
      value: base > 0 && (
        <OfficeLink to={officePaths.revision(String(base))}>
          {t('programme.number', { number: base })}
        </OfficeLink>
      ),
    },
    { label: t('revision.scheduled'), value: publish_at && formats.moment(publish_at) },
    { label: t('revision.published'), value: published && formats.moment(published) },
    {
      label: t('revision.size'),
      value: t('revision.size.value', {
        count: files,
        size: megabytes(bytes, { formats }),
      }),
    },
  ].filter(({ value }) => value !== false);
}

/** Of a draft, each leads to the form in which it is put right. */
function Problems({ revision: { number, state, wrong } }: { revision: RevisionDetails }) {
  const { t } = useI18n();
  return (
    <Section title={t('revision.problems')}>
      <p>{t('revision.problems.lead')}</p>
      <ShortList
        label={t('revision.problems')}
        rows={wrong.map((problem, index) => ({ ...problem, index }))}
        rowKey={({ index }) => String(index)}
        to={({ file }) => (state === 'draft' ? formOfFile(number, file) : undefined)}
        columns={[
          { key: 'file', label: t('revision.problem.file'), cell: ({ file }) => file },
          { key: 'line', label: t('revision.problem.line'), align: 'end', cell: ({ line }) => line },
          {
            key: 'reason',
            label: t('revision.problem.reason'),
            cell: ({ reason }) => reason,
          },
        ]}
      />
    </Section>
  );
}
