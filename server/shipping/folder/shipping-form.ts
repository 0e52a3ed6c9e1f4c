// What parcels cost, in the office's forms.
import type { FolderForm } from '../../museum-folder/folder-form.ts';
import { ShippingFile } from './shipping-file.ts';

export const shippingForm: FolderForm = { schema: ShippingFile, sections: { zones: ['zones'] } };
