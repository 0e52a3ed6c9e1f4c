// `customers.yaml`, and the fields of `museum.yaml` for what customers are asked for.
import type { FolderFormat } from '../../museum-folder/folder-format.ts';
import { type AddedCustomer, addCustomers } from '../add-customers.ts';
import { checkCustomers } from './check-customers.ts';
import { CustomersFile } from './customers-file.ts';
import { checkGuestFields, GUEST_FIELDS, type GuestFields } from './guest-fields.ts';

export const customersFormat: FolderFormat<CustomersFile, GuestFields> = {
  files: 'customers.yaml',
  schema: CustomersFile,
  fields: GUEST_FIELDS,
  checkFields: checkGuestFields,
  check(files, { museum }) {
    for (const file of files) checkCustomers(file, museum);
  },
  /** Hashing passwords takes time, so it comes after everything else is written. */
  async write(sql, files, { now }) {
    const customers = files.flatMap(({ value }) => value).map(toCustomer);
    return {
      finish: async () => ({
        customer: { count: customers.length, added: await addCustomers(sql, customers, now) },
      }),
    };
  },
};

function toCustomer({
  id,
  language,
  email,
  password,
  newsletter,
  ...details
}: CustomersFile[number]): AddedCustomer {
  return {
    id,
    language,
    email,
    password,
    details,
    newsletter: newsletter ?? false,
  };
}
