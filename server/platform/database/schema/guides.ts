import type { FeeCounts } from '../../../../domain/guides/guide.ts';
import type { OfficeLanguage } from '../../../../domain/staff/office-language.ts';
import { boolean, instant, int, jsonb, list, nullable, text } from '../sql-type.ts';
import { byDefault, type Tables } from './column.ts';

export const guidesTables = {
  guide: {
    id: text(),
    name: text(),
    email: text(),
    language: text<OfficeLanguage>(),
    staff_id: nullable(text()),
    languages: list(text()),
    houses: list(text()),
    tours: list(text()),
    weekly: jsonb(),
    exceptions: jsonb(),
    fee: int(),
    fee_counts: text<FeeCounts>(),
    active: boolean(),
    feed_number: byDefault(int()),
    added_at: instant(),
  },
  guide_assignment: {
    tour_id: text(),
    datetime: text(),
    place: int(),
    datetime_end: text(),
    guide_id: text(),
    fee: int(),
    fee_counts: text<FeeCounts>(),
    assigned_at: instant(),
  },
  guide_told: { guide_id: text(), tour_id: text(), datetime: text(), datetime_end: text() },
} as const satisfies Tables;
