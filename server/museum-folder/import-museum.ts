// Loads a museum folder: all of it in one transaction, or nothing (spec decisions 5). Existing ids are changed, what left the
// folder is withdrawn, sold places stay sold.
import { definePools, type SlotChanges, syncSlots } from '../capacity/sync-slots.ts';
import { type AddedCustomer, addCustomers } from '../customers/add-customers.ts';
import { replacePictures } from '../pages/media-store.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import type { RowChanges } from '../platform/database/upsert.ts';
import { createMuseumClock } from '../platform/museum-clock.ts';
import { horizonDays, type MuseumSettings } from '../site/museum.ts';
import {
  dropUnused,
  lockMuseum,
  museumVersion,
  putGroups,
  putMuseum,
  putVenues,
  replacePages,
} from '../site/site-store.ts';
import {
  type CatalogueChanges,
  changeProgramme,
  type NewEvent,
  type NewTicket,
} from '../tickets/change-programme.ts';
import { changeTours } from '../tours/change-tours.ts';
import { changeCodeValues, IssuedCodesError } from '../vouchers/change-voucher-codes.ts';
import type { EventFile } from './event-file.ts';
import { missingPages } from './missing-pages.ts';
import { type Original, pictureAt, pictureSrc, storedPicture } from './picture.ts';
import { planPools, poolIdOf, runOf, ticketPoolId } from './plan-pools.ts';
import { type MuseumFolder, readMuseumFolder } from './read-museum-folder.ts';
import { toursOfFile } from './tour-of-file.ts';
import { type RetailChanges, writeRetail } from './write-retail.ts';

export type ImportReport = CatalogueChanges & {
  readonly name: string;
  /** The catalogue's version; 1 after the first import. */
  readonly version: number;
  readonly eventCount: number;
  /** A tour counts once for each language that it is given in. */
  readonly tourCount: number;
  readonly tours: RowChanges;
  readonly retail: RetailChanges;
  readonly customers: { readonly count: number; readonly added: number };
  readonly slots: SlotChanges;
  /** Files of pages that the shop links to and that are not there. */
  readonly missingPages: readonly string[];
};

const LOGO_WIDTH = 360;

/**
 * Imports a museum folder.
 * @param now decides which day `today` is
 * @throws MuseumFolderError with every problem; then nothing has changed
 */
export async function importMuseum(database: Database, folder: string, now: Date): Promise<ImportReport> {
  const read = await readMuseumFolder(folder, now);
  try {
    return await database.transaction(async (sql) => {
      await lockMuseum(sql);
      return writeMuseum(sql, read, now);
    });
  } catch (problem) {
    throw problem instanceof IssuedCodesError ? read.refuseCodes(problem.barcodes) : problem;
  }
}

async function writeMuseum(sql: Sql, folder: MuseumFolder, now: Date): Promise<ImportReport> {
  const settings = settingsOf(folder);
  const clock = createMuseumClock(settings.timeZone, () => now);
  await replacePictures(
    sql,
    [...new Map([...folder.pictures.values()].map((picture) => [picture.name, picture])).values()],
    now,
  );
  await putVenues(sql, settings.venues);
  await putGroups(sql, settings.custom_groups, settings.ticket_groups);
  await replacePages(sql, folder.pages);
  await definePools(sql, planPools(folder));
  const changes = await changeProgramme(
    sql,
    folder.events.map((event) => toEvent(folder, event)),
  );
  const tours = folder.tours.flatMap((tour) =>
    toursOfFile(tour, storedPicture(pictureOf(folder, tour.picture.file), tour.picture.alt), folder.today),
  );
  const tourChanges = await changeTours(sql, tours);
  const { codes, ...retail } = await writeRetail(sql, folder, (picture) =>
    storedPicture(pictureOf(folder, picture.file), picture.alt),
  );
  await dropUnused(sql, settings);
  const slots = await syncSlots(sql, clock, horizonDays(settings), codes.slots);
  const codeChanges = await changeCodeValues(sql, codes);
  const added = await addCustomers(sql, folder.customers.map(toCustomer), now);
  const version = await putMuseum(sql, settings, folder.today);
  return {
    ...changes,
    name: settings.name,
    version,
    eventCount: folder.events.length,
    tourCount: tours.length,
    tours: tourChanges,
    retail: { ...retail, codes: codeChanges },
    customers: { count: folder.customers.length, added },
    slots,
    missingPages: missingPages(folder),
  };
}

function settingsOf(folder: MuseumFolder): MuseumSettings {
  const { museum } = folder;
  const src = (file: string) => pictureSrc(pictureOf(folder, file));
  const banners = Object.entries(museum.banners ?? {}).map(([group, list]) => [
    group,
    list.map((banner) => ({ ...banner, image: src(banner.image), image_mobile: src(banner.image_mobile) })),
  ]);
  const partnerLogos = museum.partnerLogos?.map((partner) => ({
    ...partner,
    logos: partner.logos.map((logo) => ({
      ...logo,
      image: pictureAt(pictureOf(folder, logo.image), LOGO_WIDTH),
    })),
  }));
  return { ...museum, banners: Object.fromEntries(banners), ...(partnerLogos && { partnerLogos }) };
}

function pictureOf(folder: MuseumFolder, file: string): Original {
  const original = folder.pictures.get(file);
  if (!original) throw new Error(`The picture ${file} was not read.`);
  return original;
}

function toEvent(folder: MuseumFolder, event: EventFile): NewEvent {
  const run = runOf(event, folder.today);
  return {
    id: event.id,
    venue_id: event.venue,
    custom_groups: event.custom_groups,
    name: event.name,
    subtitle: event.subtitle,
    teaser: event.teaser,
    description: event.description,
    picture: storedPicture(pictureOf(folder, event.picture.file), event.picture.alt),
    accent: event.accent,
    starts_on: run.from,
    ends_on: run.to,
    dating: event.dating,
    all_day: event.all_day ?? false,
    pool_id: poolIdOf('event', event.id, event.slots),
    day_pool_id: poolIdOf('day', event.id, event.days),
    sequence_no: event.sequence_no,
    tickets: event.tickets.map(toTicket),
  };
}

function toTicket(ticket: EventFile['tickets'][number]): NewTicket {
  return {
    id: ticket.id,
    group_id: ticket.group,
    mode: ticket.mode,
    name: ticket.name,
    description: ticket.description ?? {},
    price: ticket.price,
    vat_value: ticket.vat_value,
    family: ticket.family ?? false,
    book_with_cost: ticket.book_with_cost ?? false,
    book_with_cost_warning: ticket.book_with_cost_warning ?? {},
    print_separately: ticket.print_separately ?? false,
    unique_barcode: ticket.unique_barcode ?? false,
    scan_separately: ticket.scan_separately ?? false,
    withdrawal_days: ticket.withdrawal_days ?? 0,
    stay_minutes: ticket.stay_minutes ?? null,
    pool_id: ticketPoolId(ticket),
    subtickets: (ticket.subtickets ?? []).map((part) => ({
      ...part,
      vat_value: part.vat_value ?? ticket.vat_value,
    })),
  };
}

function toCustomer({
  id,
  language,
  email,
  password,
  newsletter,
  ...details
}: MuseumFolder['customers'][number]): AddedCustomer {
  return {
    id,
    language,
    email,
    password,
    details,
    newsletter: newsletter ?? false,
  };
}

/** Imports a museum folder into a database without a museum; undefined when it has one. */
export async function importFirstMuseum(
  database: Database,
  folder: string,
  now: Date,
): Promise<ImportReport | undefined> {
  if ((await museumVersion(database)) > 0) return undefined;
  const read = await readMuseumFolder(folder, now);
  return database.transaction(async (sql) => {
    await lockMuseum(sql);
    // Another process may have been faster.
    return (await museumVersion(sql)) > 0 ? undefined : writeMuseum(sql, read, now);
  });
}
