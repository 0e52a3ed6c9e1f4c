// The museum's look as far as it is files of its folder: logo, icons and faces (ADR 087). All of it is read to its end, and
// made into what visitors get, before anything is changed.
import { isLanguage } from '../../../domain/language.ts';
import type { FolderFiles } from '../folder-files.ts';
import type { FolderProblem } from '../folder-problem.ts';
import type { MuseumBasics } from '../museum-basics.ts';
import type { ReadFile } from '../yaml-file.ts';
import { drawShare } from './draw-share.ts';
import { type LookFile, lookFile } from './look-file.ts';
import { type LookFolder, reportOtherNames } from './look-folder.ts';
import { readFaces } from './read-faces.ts';
import { readIcons } from './read-icons.ts';
import { readLogo } from './read-logo.ts';
import type { StoredLook } from './stored-look.ts';

export type FolderLook = {
  readonly stored: StoredLook;
  /** As they are served. */
  readonly files: readonly LookFile[];
  /** Those of the folder that they are made from. */
  readonly from: readonly string[];
};

/** What is wrong with it goes to `problems`, and is left out of what is returned. */
export async function readLook(
  folder: FolderFiles,
  { value, report }: ReadFile<MuseumBasics>,
  problems: FolderProblem[],
): Promise<FolderLook> {
  const { theme } = value;
  const look: LookFolder = {
    folder,
    theme,
    read: new Set(),
    refuse: (file, reason) => problems.push({ file, line: 1, reason }),
  };
  await reportOtherNames(look);
  const logo = await readLogo(look);
  const icons = await readIcons(look);
  const share = logo && lookFile('share', 'jpg', await drawShare(logo.light, theme));
  const faces =
    theme?.faces && (await readFaces(folder, theme.faces, value.languages.filter(isLanguage), report));
  return {
    stored: {
      ...(logo && { logo: logo.logo }),
      ...(icons && { icons: icons.icons }),
      ...(share && { share: share.name }),
      ...(faces && { faces: faces.faces }),
    },
    files: [
      ...(logo?.files ?? []),
      ...(icons?.files ?? []),
      ...(share ? [share] : []),
      ...(faces?.files ?? []),
    ],
    from: [...look.read, ...Object.values(theme?.faces ?? {}).map((file) => `fonts/${file}`)],
  };
}
