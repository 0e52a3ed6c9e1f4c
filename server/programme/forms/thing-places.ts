// Where the things of each kind lie.
import type { ThingForm } from '../../../domain/programme/thing-shape.ts';
import { codePlace } from './code-place.ts';
import { logoPlace } from './logo-place.ts';
import { pagePlace } from './page-place.ts';
import type { ThingPlace } from './thing-place.ts';
import { folderPlace, partPlace } from './yaml-place.ts';

export const THING_PLACES: Readonly<Record<ThingForm, ThingPlace>> = {
  event: folderPlace('event'),
  tour: folderPlace('tour'),
  article: folderPlace('article'),
  voucher: folderPlace('voucher'),
  code: codePlace,
  page: pagePlace,
  shipping: partPlace('shipping'),
  logo: logoPlace,
  settings: partPlace('settings'),
};
