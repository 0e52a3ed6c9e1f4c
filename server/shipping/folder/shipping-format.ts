// `shipping.yaml`: what a parcel costs. Without it nothing is sent.
import type { FolderContent, FolderFormat } from '../../museum-folder/folder-format.ts';
import { changeShipping } from '../change-shipping.ts';
import { checkShipping } from './check-shipping.ts';
import { ShippingFile } from './shipping-file.ts';

export const shippingFormat: FolderFormat<ShippingFile> = {
  files: 'shipping.yaml',
  schema: ShippingFile,
  check(files, { museum }) {
    for (const file of files) checkShipping(file, museum);
  },
  async write(sql, files) {
    const zones = files.flatMap(({ value }) => value.zones);
    await changeShipping(
      sql,
      zones.map((zone, index) => ({ ...zone, sequence_no: index + 1 })),
    );
    return { changes: { 'shipping zone': { count: zones.length } } };
  },
};

/** The heaviest parcel in grams, 0 where nothing is sent; undefined where the rates could not be read. */
export function heaviestParcel(folder: FolderContent): number | undefined {
  if (!folder.allOf(shippingFormat)) return undefined;
  const steps = folder.valuesOf(shippingFormat).flatMap(({ zones }) => zones.flatMap((zone) => zone.steps));
  return Math.max(0, ...steps.map(({ up_to_g }) => up_to_g));
}
