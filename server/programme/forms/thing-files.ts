// Which form each file of YAML has, and where the things of a kind have theirs.

import type { FileList } from '../../../domain/programme/merge-files.ts';
import type { ThingForm } from '../../../domain/programme/thing-shape.ts';
import { articleForm } from '../../merchandise/folder/article-form.ts';
import type { FolderForm } from '../../museum-folder/folder-form.ts';
import { shippingForm } from '../../shipping/folder/shipping-form.ts';
import { eventForm } from '../../tickets/folder/event-form.ts';
import { tourForm } from '../../tours/folder/tour-form.ts';
import { voucherCodeForm } from '../../vouchers/folder/voucher-code-form.ts';
import { voucherForm } from '../../vouchers/folder/voucher-form.ts';
import { SETTINGS_FORMS } from './settings-forms.ts';

/** Kinds of which each has a file of its own. */
const FOLDERS = {
  event: { folder: 'events', form: eventForm },
  tour: { folder: 'tours', form: tourForm },
  article: { folder: 'articles', form: articleForm },
  voucher: { folder: 'vouchers', form: voucherForm },
} as const satisfies Partial<Record<ThingForm, { folder: string; form: FolderForm }>>;
export type FolderKind = keyof typeof FOLDERS;

/** A kind whose things are whole files of YAML, or parts of one. */
export type YamlKind = Exclude<ThingForm, 'page' | 'logo'>;

const SHIPPING = 'parcels';

export function formOf(kind: YamlKind, id: string): FolderForm | undefined {
  if (kind === 'settings') return SETTINGS_FORMS[id];
  if (kind === 'code') return voucherCodeForm;
  return kind === 'shipping' ? (id === SHIPPING ? shippingForm : undefined) : FOLDERS[kind].form;
}

/** The file of each thing of a kind, by its id. */
export function pathsOf(kind: Exclude<YamlKind, 'code'>, files: FileList): ReadonlyMap<string, string> {
  if (kind === 'settings') return new Map(Object.keys(SETTINGS_FORMS).map((id) => [id, 'museum.yaml']));
  if (kind === 'shipping') return new Map([[SHIPPING, 'shipping.yaml']]);
  const { folder } = FOLDERS[kind];
  return new Map(
    Object.keys(files).flatMap((path) => {
      const [, at, id] = /^([^/]+)\/([^/]+)\.ya?ml$/.exec(path) ?? [];
      return at === folder && id ? [[id, path] as const] : [];
    }),
  );
}

/** Of a new one. */
export function newPath(kind: FolderKind, id: string): string {
  return `${FOLDERS[kind].folder}/${id}.yaml`;
}
