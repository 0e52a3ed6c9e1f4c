import { inLanguage } from '../../../domain/language.ts';
import type { OfficeLanguage } from '../../../domain/staff/office-language.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { DirectoryConfig } from '../../platform/directory-config.ts';
import type { JobLog } from '../../platform/jobs/jobs.ts';
import { type DirectorySettings, directorySettings } from '../folder/staff-settings.ts';
import type { WritesStaffMails } from '../mails/staff-mail-job.ts';
import type { StaffShop } from '../staff-shop.ts';
import { issuerOf } from './directory-store.ts';

/** What signing in by the directory needs of a shop. */
export type DirectoryShop = StaffShop & WritesStaffMails & { readonly log: Pick<JobLog, 'warn'> };

/** Settings of the server and of the museum. */
export type DirectoryParts = {
  readonly config: { readonly directory: DirectoryConfig | undefined };
  readonly museum: { readonly settings: object };
};

export type Directory = { readonly config: DirectoryConfig; readonly settings: DirectorySettings };

/** Undefined unless the server names the directory and the museum its groups. */
export function directoryOf({ config, museum }: DirectoryParts): Directory | undefined {
  const settings = directorySettings(museum.settings);
  return config.directory && settings && { config: config.directory, settings };
}

/** Does the directory alone sign this member in? As long as there is one: a password or passkey would outlive it there. */
export async function isOfDirectory(shop: DirectoryParts, sql: Sql, staffId: string): Promise<boolean> {
  return directoryOf(shop) !== undefined && (await issuerOf(sql, staffId)) !== undefined;
}

/** What the office calls the directory; undefined without one. */
export function directoryName(
  config: DirectoryParts['config'],
  museum: DirectoryParts['museum'],
): Record<OfficeLanguage, string> | undefined {
  const name = directoryOf({ config, museum })?.settings.name;
  return name && { de: inLanguage(name, 'de'), en: inLanguage(name, 'en') };
}
