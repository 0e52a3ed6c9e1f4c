// What `museum.yaml` says, as forms: one for each of the questions that somebody comes with. What it holds, its formats say.
import { type TProperties, Type } from 'typebox';
import type { ChoiceSource, FolderForm } from '../../museum-folder/folder-form.ts';
import { BASIC_FIELDS } from '../../museum-folder/museum-basics.ts';
import { FOLDER_FORMATS } from '../../museum-import/folder-formats.ts';

const FIELDS: TProperties = Object.assign({}, BASIC_FIELDS, ...FOLDER_FORMATS.map(({ fields }) => fields));
const MUSEUM = Type.Object(FIELDS);

const SETTINGS = {
  museum: [
    ...['name', 'siteName', 'siteNameTranslations', 'email', 'phone', 'address', 'museumMainUrl'],
    ...['social_media', 'languages', 'currencySymbol', 'timeZone'],
  ],
  houses: ['venues', 'closing_days', 'horizon_days'],
  groups: ['custom_groups', 'ticket_groups', 'article_categories', 'voucher_groups'],
  pools: ['pools'],
  payments: ['payment_types', 'transfer'],
  invoices: ['tax_number', 'vat_id', 'invoice_contact', 'creditor_id'],
  accountant: ['accountant'],
  customers: ['guest_fields', 'salutations', 'countries'],
  donation: ['donation'],
  requests: ['group_requests'],
  limits: ['limits', 'retention'],
  parcels: ['carriers'],
  door: ['door', 'guides'],
  rush: ['waiting_room'],
  look: ['theme', 'partnerLogos', 'banners'],
  switches: ['flags'],
  words: ['translations', 'navTranslations', 'customTermsLinks', 'museumPerLanguageUrls'],
  site: ['cookie_warning', 'tags', 'embed_origins'],
  staff: ['staff'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const CHOICES: Readonly<Record<string, ChoiceSource>> = {
  'navTranslations.entry': 'menu',
  'customTermsLinks.entries.entry': 'terms',
  'banners.entry': 'banner_places',
  'translations.entries.entry': 'words',
};

export const SETTINGS_FORMS: Readonly<Record<string, FolderForm>> = Object.fromEntries(
  Object.entries(SETTINGS).map(([id, fields]) => [
    id,
    { schema: MUSEUM, sections: { [id]: fields }, choices: CHOICES },
  ]),
);

/** Every field that `museum.yaml` may have. */
export const MUSEUM_FIELDS = Object.keys(FIELDS);
