// Reads a museum folder and checks everything that a shop needs to be right, before anything is changed: an invalid folder
// is refused whole, with every reason at once (spec decisions 5).
import { Type } from 'typebox';
import { defaultLanguage } from '../../domain/language.ts';
import type { Day } from '../../domain/museum-time.ts';
import { checkBasics, checkTimeZone } from '../museum-folder/check-basics.ts';
import { fillTexts } from '../museum-folder/fill-texts.ts';
import { type FolderFiles, filesOf } from '../museum-folder/folder-files.ts';
import type { FolderContent, FolderFormat, PictureUse } from '../museum-folder/folder-format.ts';
import { byPlace, type FolderProblem, MuseumFolderError } from '../museum-folder/folder-problem.ts';
import { type FolderLook, readLook } from '../museum-folder/look/read-look.ts';
import { reportMisnamed } from '../museum-folder/misnamed.ts';
import { BASIC_FIELDS, type MuseumBasics } from '../museum-folder/museum-basics.ts';
import { strict } from '../museum-folder/museum-fields.ts';
import { type Original, readOriginal } from '../museum-folder/picture.ts';
import { type FormatFiles, readFormat, readTextIfThere } from '../museum-folder/read-files.ts';
import { type ReadFile, type Report, readYaml } from '../museum-folder/yaml-file.ts';
import { createMuseumClock } from '../platform/museum-clock.ts';
import { checkVoucherRates } from './check-voucher-rates.ts';
import { FOLDER_FORMATS } from './folder-formats.ts';

export type MuseumFolder = FolderContent & {
  filesOf(format: FolderFormat): readonly ReadFile<unknown>[];
  /** By the name of their file in `images/`. */
  readonly pictures: ReadonlyMap<string, Original>;
  readonly look: FolderLook;
  /** @throws MuseumFolderError when a problem was reported since the folder was read */
  refuseIfWrong(): void;
};

const MuseumFile = Type.Object(
  Object.assign({}, BASIC_FIELDS, ...FOLDER_FORMATS.map(({ fields }) => fields)) as typeof BASIC_FIELDS,
  strict,
);

/** Everything that an import reads. */
const NAMES = ['museum.yaml', 'images/*', 'fonts/*', ...FOLDER_FORMATS.flatMap(({ files }) => files ?? [])];

/**
 * Reads and checks the whole folder.
 * @param now decides which day `today` is, in the museum's time zone
 * @throws MuseumFolderError with everything that is wrong
 */
export async function readMuseumFolder(asked: string | FolderFiles, now: Date): Promise<MuseumFolder> {
  const folder = filesOf(asked);
  const problems: FolderProblem[] = [];
  const refuseIfWrong = () => {
    if (problems.length > 0) throw new MuseumFolderError(folder.name, problems.sort(byPlace));
  };
  await reportMisnamed(folder, NAMES, problems);
  const museum = await readMuseum(folder, problems);
  const read = new Map<FolderFormat, FormatFiles>();
  for (const format of FOLDER_FORMATS) read.set(format, await readFormat(folder, format, problems));
  if (!museum || !checkTimeZone(museum)) throw new MuseumFolderError(folder.name, problems.sort(byPlace));
  const language = defaultLanguage(museum.value.languages);
  const filled = fillTexts(MuseumFile, museum, language);
  for (const [format, { files, isIncomplete }] of read) {
    const { schema } = format;
    if (schema)
      read.set(format, { files: files.map((file) => fillTexts(schema, file, language)), isIncomplete });
  }
  const content = contentOf(filled.value, read, createMuseumClock(museum.value.timeZone, () => now).today());
  checkFolder(filled, content);
  const pictures = await readPictures(folder, picturesOf(filled, content));
  const look = await readLook(folder, filled, problems);
  refuseIfWrong();
  return { ...content, pictures, look, refuseIfWrong };
}

async function readMuseum(
  folder: FolderFiles,
  problems: FolderProblem[],
): Promise<ReadFile<MuseumBasics> | undefined> {
  const before = problems.length;
  const text = await readTextIfThere(folder, 'museum.yaml', problems);
  if (text !== undefined) return readYaml(MuseumFile, 'museum.yaml', text, problems);
  if (problems.length === before)
    problems.push({ file: 'museum.yaml', line: 1, reason: 'there is no such file' });
  return undefined;
}

type Content = FolderContent & Pick<MuseumFolder, 'filesOf'>;

function contentOf(museum: MuseumBasics, read: ReadonlyMap<FolderFormat, FormatFiles>, today: Day): Content {
  const filesOf = (format: FolderFormat) => read.get(format)?.files ?? [];
  const valuesOf = <Value, Fields>(format: FolderFormat<Value, Fields>) =>
    filesOf(format).map(({ value }) => value as Value);
  return {
    today,
    museum,
    filesOf,
    valuesOf,
    allOf: (format) => (read.get(format)?.isIncomplete ? undefined : valuesOf(format)),
  };
}

function checkFolder(museum: ReadFile<MuseumBasics>, content: Content): void {
  checkBasics(museum, content.today);
  for (const format of FOLDER_FORMATS) {
    format.checkFields?.(museum, content.today, content);
    format.check?.(content.filesOf(format), content);
  }
  checkVoucherRates(content);
}

type ReportedPicture = PictureUse & { readonly report: Report };

function picturesOf(museum: ReadFile<MuseumBasics>, content: Content): ReportedPicture[] {
  return FOLDER_FORMATS.flatMap((format) => [
    ...reported(format.fieldPictures?.(museum.value), museum),
    ...content.filesOf(format).flatMap((file) => reported(format.pictures?.(file.value), file)),
  ]);
}

function reported(uses: readonly PictureUse[] = [], { report }: ReadFile<unknown>): ReportedPicture[] {
  return uses.map((use) => ({ ...use, report }));
}

async function readPictures(
  folder: FolderFiles,
  uses: readonly ReportedPicture[],
): Promise<Map<string, Original>> {
  const files = [...new Set(uses.map(({ file }) => file))];
  const read = new Map(
    await Promise.all(files.map(async (file) => [file, await readOriginal(folder, file)] as const)),
  );
  const pictures = new Map<string, Original>();
  for (const { file, at, report } of uses) {
    const original = read.get(file);
    if (typeof original === 'object') pictures.set(file, original);
    else report(at, original ?? 'cannot be read');
  }
  return pictures;
}
