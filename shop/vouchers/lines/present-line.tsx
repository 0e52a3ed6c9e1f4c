import type { Present } from '../../../domain/vouchers/present.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { presentText } from '../present/present-text.ts';

/** To whom a voucher in the cart goes, and when. */
export function PresentLine({ present }: { present: Present | undefined }) {
  const i18n = useI18n();
  const words = presentText(present, i18n);
  return words === '' ? null : <p>{words}</p>;
}
