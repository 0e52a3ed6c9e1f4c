// Who leads tours.
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { ListedGuide } from '../../../domain/guides/guides-contract.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { type I18n, useI18n } from '../../ground/i18n.ts';
import { languageText } from '../../ground/language-text.ts';
import { type Column, DataList } from '../../ground/list/data-list.tsx';
import { Filters, SearchFilter, SelectFilter } from '../../ground/list/filters.tsx';
import { wholeList } from '../../ground/list/use-rows.ts';
import { OfficeLink } from '../../ground/office-link.tsx';
import { Page } from '../../ground/page/page.tsx';
import { officeContext } from '../../ground/session/office-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(officeContext).call('GET office/guides', {});
}

export function Component() {
  const i18n = useI18n();
  const { t } = i18n;
  const guides = useLoaderData<ListedGuide[]>();
  const [search] = useSearchParams();
  return (
    <Page
      title={t('office.menu.guides')}
      lead={t('guides.lead')}
      actions={
        <OfficeLink className={buttonClass()} to={officePaths.newGuide()}>
          <span className="button-label">{t('guides.add')}</span>
        </OfficeLink>
      }
    >
      {guides.length > 0 && (
        <Filters names={['q', 'state']}>
          <SearchFilter label={t('office.filter.search')} />
          <SelectFilter
            name="state"
            label={t('guides.show')}
            all={t('guides.show.active')}
            options={[{ value: 'left', label: t('guides.show.left') }]}
          />
        </Filters>
      )}
      <DataList
        label={t('office.menu.guides')}
        rows={wholeList(guides.filter((guide) => isWanted(guide, search)))}
        rowKey={({ id }) => id}
        to={({ id }) => officePaths.guide(id)}
        columns={columnsOf(i18n)}
        empty={<p>{t(guides.length === 0 ? 'guides.none' : 'office.list.none')}</p>}
      />
    </Page>
  );
}

function isWanted({ name, email, active }: ListedGuide, search: URLSearchParams): boolean {
  const text = (search.get('q') ?? '').toLowerCase();
  return active === (search.get('state') !== 'left') && `${name} ${email}`.toLowerCase().includes(text);
}

function columnsOf(i18n: I18n): [Column<ListedGuide>, ...Column<ListedGuide>[]] {
  const { t } = i18n;
  return [
    { key: 'name', label: t('guides.name'), cell: ({ name }) => name },
    { key: 'email', label: t('guides.email'), cell: ({ email }) => email },
    {
      key: 'languages',
      label: t('guides.languages'),
      cell: ({ languages }) => languages.map((code) => languageText(code, i18n)).join(', '),
    },
    {
      key: 'houses',
      label: t('guides.houses'),
      cell: ({ houses }) => houses.join(', ') || t('guides.houses.all'),
    },
    { key: 'ahead', label: t('guides.ahead'), align: 'end', cell: ({ ahead }) => ahead },
  ];
}
