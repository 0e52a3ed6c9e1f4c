// How this museum lets people in: what its `museum.yaml` says, or what is usual.
import { Type } from 'typebox';
import type { Grace } from '../../domain/admissions/admission-window.ts';
import type { ClockTime } from '../../domain/museum-time.ts';
import { settingsPart } from '../museum-folder/settings-part.ts';
import type { AdmissionsShop } from './admissions-shop.ts';
import { DOOR_FIELDS } from './folder/door-fields.ts';

const USUAL_EARLY = 15;
const USUAL_LATE = 15;
const USUAL_PAPER: ClockTime = '18:00';

export type DoorRules = {
  readonly grace: Grace;
  /** Devices take the names of buyers along. */
  readonly names: boolean;
  readonly countsExits: boolean;
  /** Who gets the list on paper by mail, and from when on the evening before. */
  readonly paper: { readonly to: readonly string[]; readonly at: ClockTime };
};

export function doorRules({ museum }: Pick<AdmissionsShop, 'museum'>): DoorRules {
  const { door } = settingsPart(museum.settings, Type.Object(DOOR_FIELDS));
  return {
    grace: { early: door?.early_minutes ?? USUAL_EARLY, late: door?.late_minutes ?? USUAL_LATE },
    names: door?.names ?? false,
    countsExits: door?.counts_exits ?? false,
    paper: { to: door?.paper_to ?? [], at: door?.paper_at ?? USUAL_PAPER },
  };
}
