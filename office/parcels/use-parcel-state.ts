import type { ListedParcel } from '../../domain/orders/parcels/parcels-contract.ts';
import { useI18n } from '../ground/i18n.ts';

/** How far a parcel has come, in words. */
export function useParcelState(): (parcel: Pick<ListedParcel, 'state' | 'sent'>) => string {
  const { t, formats } = useI18n();
  return ({ state, sent }) =>
    t(`parcels.state.${state}`, { day: sent && formats.day(sent.slice(0, 10), 'brief') });
}
