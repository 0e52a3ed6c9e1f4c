// Donations, in `museum.yaml`.
import type { FolderFormat } from '../../museum-folder/folder-format.ts';
import { DONATION_FIELDS, type DonationFields } from './donation-fields.ts';

export const donationsFormat: FolderFormat<never, DonationFields> = {
  fields: DONATION_FIELDS,
  checkFields({ value: { donation }, report }) {
    if (!donation) return;
    const { min_amount, max_amount, suggested } = donation;
    if (min_amount < 1) report(['donation', 'min_amount'], 'a donation is at least 1 cent');
    if (max_amount < min_amount)
      report(['donation', 'max_amount'], `is less than min_amount, which is ${min_amount}`);
    for (const [index, amount] of suggested.entries())
      if (amount < min_amount || amount > max_amount)
        report(
          ['donation', 'suggested', index],
          `${amount} is not between min_amount and max_amount, ${min_amount} and ${max_amount}`,
        );
  },
};
