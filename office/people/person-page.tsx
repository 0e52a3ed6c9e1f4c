import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../ground/i18n.ts';
import { instantText } from '../ground/instant-text.ts';
import { Facts } from '../ground/page/facts.tsx';
import { Page } from '../ground/page/page.tsx';
import { roleName } from '../ground/role-name.ts';
import { useMe } from '../ground/session/me.ts';
import { noPage, officeContext } from '../ground/session/office-context.ts';
import { ChangeSheet } from './change-sheet.tsx';
import { PERSON_ACTS, type PersonAct, PersonActSheet } from './person-act-sheet.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call } = context.get(officeContext);
  const [people, roles] = await Promise.all([call('GET office/people', {}), call('GET office/roles', {})]);
  const person = people.find(({ id }) => id === params['id']);
  if (!person) throw noPage(404);
  return { person, roles };
}

/** One member of staff, and what can be done about their access. */
export function Component() {
  const { t } = useI18n();
  const { person, roles } = useLoaderData<typeof loader>();
  const [open, setOpen] = useState<PersonAct | 'change'>();
  const close = () => setOpen(undefined);
  return (
    <Page
      title={person.name}
      back={{ to: officePaths.people(), label: t('people.back') }}
      actions={
        person.state !== 'ended' && (
          <Button variant="secondary" onClick={() => setOpen('change')}>
            {t('people.change')}
          </Button>
        )
      }
    >
      <PersonFacts person={person} roles={roles} />
      {person.state !== 'ended' && (
        <div className="page-actions">
          {PERSON_ACTS.filter((act) => act !== 'resetFactor' || person.has_factor).map((act) => (
            <Button key={act} variant="quiet" onClick={() => setOpen(act)}>
              {t(`people.${act}`)}
            </Button>
          ))}
        </div>
      )}
      <ChangeSheet open={open === 'change'} person={person} roles={roles} onClose={close} />
      {open && open !== 'change' && <PersonActSheet act={open} person={person} onClose={close} />}
    </Page>
  );
}

function PersonFacts({ person, roles }: Awaited<ReturnType<typeof loader>>) {
  const { t, formats } = useI18n();
  const { houses } = useMe();
  const nameOf = (id: string) => roleName(roles.find((role) => role.id === id) ?? { id, name: '' }, t);
  return (
    <Facts
      facts={[
        { label: t('people.email'), value: person.email },
        { label: t('people.state'), value: t(`people.state.${person.state}`) },
        { label: t('people.roles'), value: person.roles.map(nameOf).join(', ') },
        {
          label: t('people.houses'),
          value:
            person.houses.length === 0
              ? t('people.houses.all')
              : person.houses.map((id) => houses.find((house) => house.id === id)?.name ?? id).join(', '),
        },
        {
          label: t('people.factor'),
          value: t(person.has_factor ? 'people.factor.yes' : 'people.factor.no'),
        },
        { label: t('people.joined'), value: person.joined_at && instantText(person.joined_at, formats) },
        { label: t('people.used'), value: person.used_at && instantText(person.used_at, formats) },
      ]}
    />
  );
}
