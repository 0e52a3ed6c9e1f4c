// Everything that a museum folder may hold: each module's format, in the order in which an import writes them. What a format
// refers to stands before it. To add a kind of product, write its format in its module (`server/NAME/folder/NAME-format.ts`,
// modelled on `server/vouchers/folder/vouchers-format.ts`) and name it here; reading, checking, pictures, pools and the
// import's report follow from it.
import { accountingFormat } from '../accounting/folder/accounting-format.ts';
import { doorFormat } from '../admissions/folder/door-format.ts';
import { customersFormat } from '../customers/folder/customers-format.ts';
import { donationsFormat } from '../donations/folder/donations-format.ts';
import { groupRequestsFormat } from '../group-requests/folder/group-requests-format.ts';
import { guidesFormat } from '../guides/folder/guides-format.ts';
import { articlesFormat } from '../merchandise/folder/articles-format.ts';
import type { FolderFormat } from '../museum-folder/folder-format.ts';
import { paymentsFormat } from '../payments/folder/payments-format.ts';
import { shippingFormat } from '../shipping/folder/shipping-format.ts';
import { pagesFormat } from '../site/folder/pages-format.ts';
import { siteFormat } from '../site/folder/site-format.ts';
import { staffFormat } from '../staff/folder/staff-format.ts';
import { eventsFormat } from '../tickets/folder/events-format.ts';
import { toursFormat } from '../tours/folder/tours-format.ts';
import { voucherCodesFormat } from '../vouchers/folder/voucher-codes-format.ts';
import { vouchersFormat } from '../vouchers/folder/vouchers-format.ts';
import { waitingRoomFormat } from '../waiting-room/folder/waiting-room-format.ts';

export const FOLDER_FORMATS: readonly FolderFormat[] = [
  siteFormat,
  pagesFormat,
  paymentsFormat,
  eventsFormat,
  toursFormat,
  shippingFormat,
  articlesFormat,
  vouchersFormat,
  voucherCodesFormat,
  donationsFormat,
  customersFormat,
  waitingRoomFormat,
  staffFormat,
  guidesFormat,
  groupRequestsFormat,
  doorFormat,
  accountingFormat,
];
