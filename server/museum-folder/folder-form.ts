// What a format says of its form in the office: which fields stand together, and what can be chosen where. What a field is, its
// schema says (server/programme/forms/shape-of-schema.ts).
import type { TProperties, TSchema } from 'typebox';

/** What can be chosen: ids of a list of `museum.yaml`, the events of the folder, or what the shop itself has. */
export type ChoiceSource =
  | 'venues'
  | 'custom_groups'
  | 'ticket_groups'
  | 'article_categories'
  | 'voucher_groups'
  | 'pools'
  | 'events'
  | 'menu'
  | 'terms'
  | 'banner_places'
  /** The keys of all wording: more than anybody would choose from, so they are suggested while one types. */
  | 'words';

export type FolderForm = {
  /** Of one file. */
  readonly schema: TSchema & { readonly properties: TProperties };
  /** In the order of the page. What no section names is not in the form, and stays in the file. */
  readonly sections: Readonly<Record<string, readonly string[]>>;
  /** By the way to a field: `tickets.group`; `banners.entry` is the name of an entry of its own. */
  readonly choices?: Readonly<Record<string, ChoiceSource>>;
  /** What a new one has before anything is typed. */
  readonly initial?: Readonly<Record<string, unknown>>;
};
