// Reads a museum folder and holds it against everything a shop needs to be right, before anything is changed: an
// impossible file is refused whole, with every reason at once (spec decisions 5).
import { join } from 'node:path';
import type { Day } from '../../domain/museum-time.ts';
import { createMuseumClock } from '../platform/museum-clock.ts';
import { checkCustomers } from './check-customers.ts';
import { checkEvent, checkEventIds } from './check-event.ts';
import { checkMuseum, checkTimeZone } from './check-museum.ts';
import { checkTour, checkTourIds } from './check-tour.ts';
import { checkIssuedCodes } from './check-voucher.ts';
import { CustomersFile } from './customers-file.ts';
import { EventFile } from './event-file.ts';
import { byPlace, type FolderProblem, MuseumFolderError } from './folder-problem.ts';
import { MuseumFile } from './museum-file.ts';
import { type Original, readOriginal } from './picture.ts';
import { readEach, readIfThere, readOptional, readTexts, valuesOf } from './read-files.ts';
import { type Page, readPages } from './read-page.ts';
import { checkRetail, readRetail } from './read-retail.ts';
import type { ArticleFile, ShippingFile, VoucherCodesFile, VoucherFile } from './retail-files.ts';
import { TourFile } from './tour-file.ts';
import { type ReadFile, type Report, readYaml } from './yaml-file.ts';

export type MuseumFolder = {
  /** The day that `today` in the files stands for. */
  readonly today: Day;
  readonly museum: MuseumFile;
  readonly events: readonly EventFile[];
  readonly tours: readonly TourFile[];
  readonly articles: readonly ArticleFile[];
  readonly vouchers: readonly VoucherFile[];
  readonly voucherCodes: VoucherCodesFile;
  readonly shipping: ShippingFile | undefined;
  readonly customers: CustomersFile;
  readonly pages: readonly Page[];
  /** By the name of their file in `images/`. */
  readonly pictures: ReadonlyMap<string, Original>;
  /** What is wrong when these codes are known as sold, which only the database can tell. */
  readonly refuseCodes: (issued: readonly string[]) => MuseumFolderError;
};

type PictureUse = { readonly picture: string; readonly say: (reason: string) => void };

/**
 * Reads the folder whole.
 * @param now decides which day `today` is, in the museum's time zone
 * @throws MuseumFolderError with everything that is wrong
 */
export async function readMuseumFolder(folder: string, now: Date): Promise<MuseumFolder> {
  const problems: FolderProblem[] = [];
  const museum = await readMuseum(folder, problems);
  const events = await readEach(folder, 'events', EventFile, problems);
  const tours = await readEach(folder, 'tours', TourFile, problems);
  const retail = await readRetail(folder, problems);
  const customers = await readOptional(folder, 'customers.yaml', CustomersFile, problems);
  const pages = readPages(await readTexts(join(folder, 'pages'), /\.md$/), problems);
  if (!museum || !checkTimeZone(museum)) throw new MuseumFolderError(folder, problems.sort(byPlace));
  const today = createMuseumClock(museum.value.timeZone, () => now).today();
  checkMuseum(museum, today);
  for (const event of events) checkEvent(event, museum.value, today);
  checkEventIds(events);
  for (const tour of tours) checkTour(tour, museum.value, valuesOf(events), today);
  checkTourIds(tours);
  checkRetail(retail, museum.value, valuesOf(events), today);
  if (customers) checkCustomers(customers, museum.value);
  const pictures = await readPictures(
    folder,
    picturesOf(museum, [...events, ...tours, ...retail.vouchers], retail.articles),
  );
  if (problems.length > 0) throw new MuseumFolderError(folder, problems.sort(byPlace));
  return {
    today,
    museum: museum.value,
    events: valuesOf(events),
    tours: valuesOf(tours),
    articles: valuesOf(retail.articles),
    vouchers: valuesOf(retail.vouchers),
    voucherCodes: retail.voucherCodes?.value ?? [],
    shipping: retail.shipping?.value,
    customers: customers?.value ?? [],
    pages,
    pictures,
    refuseCodes: (issued) => {
      if (retail.voucherCodes) checkIssuedCodes(retail.voucherCodes, issued);
      return new MuseumFolderError(folder, problems.sort(byPlace));
    },
  };
}

async function readMuseum(
  folder: string,
  problems: FolderProblem[],
): Promise<ReadFile<MuseumFile> | undefined> {
  const text = await readIfThere(join(folder, 'museum.yaml'));
  if (text !== undefined) return readYaml(MuseumFile, 'museum.yaml', text, problems);
  problems.push({ file: 'museum.yaml', line: 1, reason: 'there is no such file' });
  return undefined;
}

async function readPictures(folder: string, uses: readonly PictureUse[]): Promise<Map<string, Original>> {
  const files = [...new Set(uses.map(({ picture }) => picture))];
  const read = new Map(
    await Promise.all(files.map(async (file) => [file, await readOriginal(folder, file)] as const)),
  );
  const pictures = new Map<string, Original>();
  for (const { picture, say } of uses) {
    const original = read.get(picture);
    if (typeof original === 'object') pictures.set(picture, original);
    else say(original ?? 'cannot be read');
  }
  return pictures;
}

function picturesOf(
  museum: ReadFile<MuseumFile>,
  pictured: readonly ReadFile<EventFile | TourFile | VoucherFile>[],
  articles: readonly ReadFile<ArticleFile>[],
): PictureUse[] {
  const use = (picture: string, report: Report, path: Parameters<Report>[0]): PictureUse => ({
    picture,
    say: (reason) => report(path, reason),
  });
  const banners = Object.entries(museum.value.banners ?? {}).flatMap(([group, list]) =>
    list.flatMap((banner, index) =>
      (['image', 'image_mobile'] as const).map((field) =>
        use(banner[field], museum.report, ['banners', group, index, field]),
      ),
    ),
  );
  const logos = (museum.value.partnerLogos ?? []).flatMap((partner, group) =>
    partner.logos.map((logo, index) =>
      use(logo.image, museum.report, ['partnerLogos', group, 'logos', index, 'image']),
    ),
  );
  return [
    ...banners,
    ...logos,
    ...pictured.map(({ value, report }) => use(value.picture.file, report, ['picture', 'file'])),
    ...articles.flatMap(({ value, report }) =>
      value.images.map(({ file }, index) => use(file, report, ['images', index, 'file'])),
    ),
  ];
}
