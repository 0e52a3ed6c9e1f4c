// Pictures and faces that were sent with a form: each lies in `images/` or `fonts/` before the file names it, or at the folder's
// root under the name that it has there.
import type { PictureForm } from '../../../domain/programme/event-form.ts';
import type { FileList } from '../../../domain/programme/merge-files.ts';
import {
  isGroupValue,
  type ThingField,
  type ThingShape,
  type ThingValue,
} from '../../../domain/programme/thing-shape.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { ProgrammeShop } from '../make-draft.ts';
import { keepBlobs } from '../programme-file-store.ts';
import { withPicture } from './put-picture.ts';

/** The folder with them, and the value with their names there. Refused where one of them was not sent. */
export async function putPictures(
  { database, now }: ProgrammeShop,
  files: FileList,
  fields: readonly ThingField[],
  value: ThingValue,
): Promise<{ files: FileList; value: ThingValue } | Refusal> {
  const sent: string[] = [];
  eachPicture(fields, value, (picture) => {
    if (picture.hash !== '') sent.push(picture.hash);
    return picture;
  });
  const there = await keepBlobs(database, sent, now());
  if (sent.some((hash) => !there.has(hash)))
    return refuse('FIELDS_INVALID', { fields: { picture: ['FOLDER_INCOMPLETE'] } });
  let put = files;
  const named = eachPicture(fields, value, (picture, shape) => {
    if (shape.kind === 'file') {
      if (picture.hash !== '') put = { ...put, [shape.path]: picture.hash };
      return picture;
    }
    const done = withPicture(put, picture, shape.kind === 'face' ? 'fonts' : 'images');
    put = done.files;
    return done.picture;
  });
  return { files: put, value: named };
}

const FILES: readonly ThingShape['kind'][] = ['picture', 'image', 'face', 'file'];
type Sent = Pick<PictureForm, 'file' | 'hash'>;
type Change = <Picture extends Sent>(picture: Picture, shape: ThingShape) => Picture;

function eachPicture(fields: readonly ThingField[], value: ThingValue, change: Change): ThingValue {
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const shape = fields.find((field) => field.name === name)?.shape;
      return [name, shape ? changed(shape, one, change) : one];
    }),
  );
}

function changed(shape: ThingShape, value: unknown, change: Change): unknown {
  if (FILES.includes(shape.kind)) return change(value as Sent, shape);
  if (shape.kind === 'pictures') return (value as PictureForm[]).map((one) => change(one, shape));
  if (shape.kind === 'group' && isGroupValue(value)) return eachPicture(shape.fields, value, change);
  if ((shape.kind === 'list' || shape.kind === 'entries') && Array.isArray(value))
    return value.map((entry: ThingValue) => eachPicture(shape.fields, entry, change));
  return value;
}
