// The museum's own faces, files of `fonts/` that `theme.faces` names: one for text, in one file with an axis of weights or in
// two, and one for headings. Whether the museum may use and embed them is between it and their makers.
import type { Font } from 'fontkit';
import type { Language } from '../../../domain/language.ts';
import type { FolderFiles } from '../folder-files.ts';
import type { Faces } from '../theme.ts';
import type { Report } from '../yaml-file.ts';
import { type FontFile, MOST_WEB_BYTES, printFont, readFont, webFont } from './font-file.ts';
import { type LookFile, lookFile } from './look-file.ts';
import { kilobytes } from './look-folder.ts';
import { standInFor } from './stand-in.ts';
import type { StoredFace, StoredLook } from './stored-look.ts';

type ReadFaces = { readonly faces: NonNullable<StoredLook['faces']>; readonly files: LookFile[] };
type ReadFace = { readonly face: StoredFace; readonly files: LookFile[] };

/** The weights of print (server/documents/pdf/document-fonts.ts), and where bold begins on pages. */
const [TEXT, STRONG, DISPLAY, BOLD] = [400, 600, 700, 550];

/** @param report says what is wrong with a field of `theme.faces` */
export async function readFaces(
  folder: FolderFiles,
  named: Faces,
  languages: readonly Language[],
  report: Report,
): Promise<ReadFaces> {
  const read = async (field: keyof Faces) => {
    const file = named[field];
    const font = file === undefined ? undefined : await readFont(folder, file, languages);
    if (typeof font !== 'string') return font;
    report(['theme', 'faces', field], font);
    return undefined;
  };
  const [text, bold, headings] = [await read('text'), await read('text_bold'), await read('headings')];
  const isOneWeight = text && text.weights.least === text.weights.most;
  if (isOneWeight && named.text_bold === undefined)
    report(['theme', 'faces', 'text'], 'has one weight only: name a bold one, too, text_bold');
  if (bold && named.text === undefined) report(['theme', 'faces', 'text_bold'], 'stands beside a face, text');
  const faces = {
    ...(text && (bold || !isOneWeight) && { text: await textFace(text, bold) }),
    ...(headings && { headings: await headingsFace(headings) }),
  };
  for (const [field, { files }] of Object.entries(faces))
    for (const file of files)
      if (file.name.endsWith('.woff2') && file.content.length > MOST_WEB_BYTES)
        report(['theme', 'faces', field], tooLarge(file));
  return {
    faces: Object.fromEntries(Object.entries(faces).map(([field, { face }]) => [field, face])),
    files: Object.values(faces).flatMap(({ files }) => files),
  };
}

function tooLarge({ content }: LookFile): string {
  return `is ${kilobytes(content.length)} for visitors to load, at most ${kilobytes(MOST_WEB_BYTES)}: leave out what the shop's languages do not need`;
}

async function textFace(regular: FontFile, bold: FontFile | undefined): Promise<ReadFace> {
  const plain = lookFile('text', 'woff2', await webFont(regular));
  const heavy = bold && lookFile('text-bold', 'woff2', await webFont(bold));
  const print = {
    text: lookFile('text-print', 'sfnt', await printFont(regular, TEXT)),
    strong: lookFile('strong-print', 'sfnt', await printFont(bold ?? regular, STRONG)),
  };
  const serif = isSerif(regular.font);
  const { least, most } = regular.weights;
  return {
    face: {
      files: heavy
        ? [
            { file: plain.name, weight: `1 ${BOLD - 1}` },
            { file: heavy.name, weight: `${BOLD} 1000` },
          ]
        : [{ file: plain.name, weight: `${least} ${most}` }],
      serif,
      standIns: [
        standInFor(await parsed(print.text), serif, false),
        standInFor(await parsed(print.strong), serif, true),
      ],
      print: { text: print.text.name, strong: print.strong.name },
    },
    files: [plain, ...(heavy ? [heavy] : []), print.text, print.strong],
  };
}

async function headingsFace(headings: FontFile): Promise<ReadFace> {
  const shown = lookFile('headings', 'woff2', await webFont(headings));
  const print = lookFile('display-print', 'sfnt', await printFont(headings, DISPLAY));
  const serif = isSerif(headings.font);
  const { least, most } = headings.weights;
  return {
    face: {
      // A face of one weight serves them all: a browser must not thicken it.
      files: [{ file: shown.name, weight: least === most ? '1 1000' : `${least} ${most}` }],
      serif,
      standIns: [standInFor(await parsed(print), serif, most >= BOLD)],
      print: { display: print.name },
    },
    files: [shown, print],
  };
}

async function parsed({ content }: LookFile): Promise<Font> {
  const { create } = await import('fontkit');
  return create(content);
}

/** PANOSE: a Latin text face (2) whose serif style is none of those without (11 to 15), unknown (0) or any (1). */
function isSerif(font: Font): boolean {
  const [family = 0, serifs = 0] = font['OS/2']?.panose ?? [];
  return family === 2 && serifs > 1 && serifs < 11;
}
