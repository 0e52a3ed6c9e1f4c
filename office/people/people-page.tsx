import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import type { StaffPerson } from '../../domain/staff/people-contract.ts';
import { Button } from '../../ui/button.tsx';
import { type I18n, useI18n } from '../ground/i18n.ts';
import { instantText } from '../ground/instant-text.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import { Filters, SearchFilter, SelectFilter } from '../ground/list/filters.tsx';
import { wholeList } from '../ground/list/use-rows.ts';
import { Page } from '../ground/page/page.tsx';
import { type RoleView, roleName } from '../ground/role-name.ts';
import { officeContext } from '../ground/session/office-context.ts';
import { InviteSheet } from './invite-sheet.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(officeContext);
  const [people, roles] = await Promise.all([call('GET office/people', {}), call('GET office/roles', {})]);
  return { people, roles };
}

/** The museum’s people: who may do what, who was invited, who has left. */
export function Component() {
  const i18n = useI18n();
  const { t } = i18n;
  const { people, roles } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const [inviting, setInviting] = useState(false);
  const shown = people.filter((person) => isWanted(person, search));
  return (
    <Page
      title={t('office.menu.people')}
      actions={<Button onClick={() => setInviting(true)}>{t('people.invite')}</Button>}
    >
      <Filters names={['q', 'role', 'state']}>
        <SearchFilter label={t('people.search')} />
        <SelectFilter
          name="role"
          label={t('people.roles')}
          options={roles.map((role) => ({ value: role.id, label: roleName(role, t) }))}
        />
        <SelectFilter
          name="state"
          label={t('people.state')}
          options={STATES.map((state) => ({ value: state, label: t(`people.state.${state}`) }))}
        />
      </Filters>
      <DataList
        label={t('office.menu.people')}
        rows={wholeList(shown)}
        rowKey={({ id }) => id}
        to={({ id }) => officePaths.person(id)}
        columns={columnsOf(i18n, roles)}
        empty={<p>{t('people.none')}</p>}
      />
      <InviteSheet open={inviting} roles={roles} onClose={() => setInviting(false)} />
    </Page>
  );
}

const STATES = ['active', 'invited', 'ended'] as const;

/** Who has left is shown when asked for. */
function isWanted({ name, email, roles, state }: StaffPerson, search: URLSearchParams): boolean {
  const text = (search.get('q') ?? '').toLowerCase();
  const role = search.get('role');
  const wanted = search.get('state');
  return (
    (wanted ? state === wanted : state !== 'ended') &&
    (!role || roles.includes(role)) &&
    `${name} ${email}`.toLowerCase().includes(text)
  );
}

function columnsOf(
  { t, formats }: I18n,
  roles: readonly RoleView[],
): [Column<StaffPerson>, ...Column<StaffPerson>[]] {
  const nameOf = (id: string) => roleName(roles.find((role) => role.id === id) ?? { id, name: '' }, t);
  return [
    { key: 'name', label: t('people.name'), cell: ({ name }) => name },
    { key: 'email', label: t('people.email'), cell: ({ email }) => email },
    { key: 'roles', label: t('people.roles'), cell: (person) => person.roles.map(nameOf).join(', ') },
    { key: 'state', label: t('people.state'), cell: ({ state }) => t(`people.state.${state}`) },
    {
      key: 'factor',
      label: t('people.factor'),
      cell: ({ has_factor }) => t(has_factor ? 'people.factor.yes' : 'people.factor.no'),
    },
    {
      key: 'used',
      label: t('people.used'),
      align: 'end',
      cell: ({ used_at }) => (used_at ? instantText(used_at, formats) : '–'),
    },
  ];
}
