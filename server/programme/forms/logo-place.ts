// The museum's logo and icons: files at the folder's root, each under the name by which an import knows it (ADR 087). What was
// sent lies there once the form is saved; what was taken out is gone.
import type { FileList } from '../../../domain/programme/merge-files.ts';
import {
  isGroupValue,
  type ThingSection,
  type ThingShape,
  type ThingValue,
} from '../../../domain/programme/thing-shape.ts';
import { LOOK_ENDINGS } from '../../museum-folder/look/look-folder.ts';
import type { ThingPlace } from './thing-place.ts';

const ID = 'logo';
type File = Extract<ThingShape, { kind: 'file' }>;

/** By the names of their fields, `logo_dark_svg`. */
const FILES: readonly (readonly [stem: string, name: string, shape: File])[] = Object.entries(
  LOOK_ENDINGS,
).flatMap(([stem, endings]) =>
  endings.map((ending): [string, string, File] => [
    stem,
    `${stem}${ending}`.replaceAll(/[-.]/g, '_'),
    { kind: 'file', path: `${stem}${ending}` },
  ]),
);

export const LOGO_SECTIONS: readonly ThingSection[] = Object.keys(LOOK_ENDINGS).map((stem) => ({
  name: stem,
  fields: FILES.filter(([of]) => of === stem).map(([, name, shape]) => ({ name, optional: true, shape })),
}));

export const logoPlace: ThingPlace = {
  ids: () => [ID],
  read: async ({ files }, id) => (id === ID ? { sections: LOGO_SECTIONS, value: valueIn(files) } : undefined),
  write: async ({ files }, _, { after }) => {
    const gone = new Set(FILES.flatMap(([, name, { path }]) => (fileIn(after[name]) === '' ? [path] : [])));
    return Object.fromEntries(Object.entries(files).filter(([path]) => !gone.has(path)));
  },
  messages: (problems) =>
    problems.flatMap(({ file, reason }) => {
      const [, field] = FILES.find(([, , { path }]) => path === file) ?? [];
      if (field !== undefined) return [{ field, reason }];
      // One that is named differently, and so not read.
      return /^(apple-)?(logo|favicon|touch)[^/]*$/i.test(file)
        ? [{ field: '', reason: `${file}: ${reason}` }]
        : [];
    }),
};

function valueIn(files: FileList): ThingValue {
  return Object.fromEntries(
    FILES.flatMap(([, name, { path }]) => (files[path] === undefined ? [] : [[name, path]])),
  );
}

function fileIn(value: unknown): string {
  return isGroupValue(value) ? String(value['file'] ?? '') : '';
}
