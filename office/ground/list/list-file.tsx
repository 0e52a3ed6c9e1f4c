import { listAddress } from '../../../domain/office-addresses.ts';
import { STAFF_LISTS, type StaffListName } from '../../../domain/staff/staff-lists.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { useI18n } from '../i18n.ts';
import { useMay } from '../session/me.ts';

type Props = {
  name: StaffListName;
  /** What it is narrowed to, as the list on the page is. */
  filters?: Readonly<Record<string, string | undefined>>;
  label?: string;
};

/** Whether whoever is signed in may take a list along. */
export function useMayTake(): (name: StaffListName) => boolean {
  const may = useMay();
  return (name) => STAFF_LISTS[name].some((permission) => may(permission));
}

/** Takes a list along as a file for spreadsheets; nothing for whoever may not. */
export function ListFile({ name, filters = {}, label }: Props) {
  const { t, language } = useI18n();
  const mayTake = useMayTake();
  if (!mayTake(name)) return null;
  return (
    <a
      className={buttonClass('secondary')}
      href={listAddress(name, { ...filters, lang: language })}
      download
      title={t('office.list.file.hint')}
    >
      {label ?? t('office.list.file')}
    </a>
  );
}
