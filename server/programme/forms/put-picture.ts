// A picture or a face that was just sent lies in `images/` or `fonts/` under a name that is free.
import type { PictureForm } from '../../../domain/programme/event-form.ts';
import type { FileList } from '../../../domain/programme/merge-files.ts';
import { newId } from '../../../domain/programme/new-id.ts';

/** The folder with the picture's file, and the picture under its name there. */
export function withPicture<Picture extends Pick<PictureForm, 'file' | 'hash'>>(
  files: FileList,
  picture: Picture,
  folder: 'images' | 'fonts' = 'images',
): { files: FileList; picture: Picture } {
  const { hash, file } = picture;
  if (hash === '') return { files, picture };
  const [, stem = '', ending = folder === 'images' ? 'jpg' : 'woff2'] =
    /^(.*)\.([a-z0-9]+)$/i.exec(file) ?? [];
  const same = Object.entries(files).find(([path, one]) => one === hash && path.startsWith(`${folder}/`));
  const taken = Object.keys(files).map((path) => path.replace(/^(images|fonts)\/|\.[a-z0-9]+$/gi, ''));
  const path =
    same?.[0] ??
    `${folder}/${newId(stem, taken, folder === 'images' ? 'picture' : 'face')}.${ending.toLowerCase()}`;
  return {
    files: { ...files, [path]: hash },
    picture: { ...picture, file: path.slice(folder.length + 1), hash: '' },
  };
}
