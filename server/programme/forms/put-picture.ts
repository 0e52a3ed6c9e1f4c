// A picture that was just sent lies in `images/` under a name that is free.
import type { PictureForm } from '../../../domain/programme/event-form.ts';
import type { FileList } from '../../../domain/programme/merge-files.ts';
import { newId } from '../../../domain/programme/new-id.ts';

/** The folder with the picture's file, and the picture under its name there. */
export function withPicture<Picture extends Pick<PictureForm, 'file' | 'hash'>>(
  files: FileList,
  picture: Picture,
): { files: FileList; picture: Picture } {
  const { hash, file } = picture;
  if (hash === '') return { files, picture };
  const [, stem = '', ending = 'jpg'] = /^(.*)\.([a-z]+)$/i.exec(file) ?? [];
  const same = Object.entries(files).find(([path, one]) => one === hash && path.startsWith('images/'));
  const taken = Object.keys(files).map((path) => path.replace(/^images\/|\.[a-z]+$/gi, ''));
  const path = same?.[0] ?? `images/${newId(stem, taken, 'picture')}.${ending.toLowerCase()}`;
  return {
    files: { ...files, [path]: hash },
    picture: { ...picture, file: path.slice('images/'.length), hash: '' },
  };
}
