import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { useI18n } from '../ground/i18n.ts';
import { type RoleView, roleName, roleText } from '../ground/role-name.ts';
import { useMe } from '../ground/session/me.ts';

export type GivableRole = RoleView & { readonly may_give: boolean };
export type Access = { readonly roles: readonly string[]; readonly houses: readonly string[] };

type Props = {
  roles: readonly GivableRole[];
  values: Access;
  errors: Readonly<Record<string, string>>;
  onChange: (values: Access) => void;
};

/** What somebody may do, and in which houses. Nobody gives what they may not do themselves. */
export function AccessFields({ roles, values, errors, onChange }: Props) {
  const { t } = useI18n();
  const { houses } = useMe();
  return (
    <>
      <CheckboxGroup
        name="roles"
        legend={t('people.roles')}
        error={errors['roles']}
        options={roles.map((role) => ({
          value: role.id,
          label: roleName(role, t),
          hint: role.may_give ? roleText(role.id, t) : t('people.role.not-yours'),
          disabled: !role.may_give,
        }))}
        values={values.roles}
        onChange={(chosen) => onChange({ ...values, roles: chosen })}
      />
      {houses.length > 1 && (
        <CheckboxGroup
          name="houses"
          legend={t('people.houses')}
          hint={t('people.houses.hint')}
          error={errors['houses']}
          options={houses.map(({ id, name }) => ({ value: id, label: name }))}
          values={values.houses}
          onChange={(chosen) => onChange({ ...values, houses: chosen })}
        />
      )}
    </>
  );
}
