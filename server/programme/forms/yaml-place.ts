// Things that are whole files of YAML, each in the folder of its kind, or parts of one file that several forms share.
import type { ThingValue } from '../../../domain/programme/thing-shape.ts';
import type { FolderForm } from '../../museum-folder/folder-form.ts';
import { keepFile } from '../keep-files.ts';
import { idsIn } from './read-draft.ts';
import { sectionsOf } from './shape-of-schema.ts';
import { type FolderKind, formOf, newPath, pathsOf } from './thing-files.ts';
import { type Draft, fieldsIn, type One, type ThingPlace } from './thing-place.ts';
import { thingProblems } from './thing-problems.ts';
import { readThing, writeThing } from './thing-yaml.ts';

/** Parts of `museum.yaml`, or the file of parcels, which is an empty one where it is missing. */
export function partPlace(kind: 'settings' | 'shipping'): ThingPlace {
  const pathOf = (id: string) => pathsOf(kind, {}).get(id) ?? '';
  return {
    ids: () => [...pathsOf(kind, {}).keys()],
    read: async (draft, id) => readOne(draft, formOf(kind, id), pathOf(id)),
    async write({ sql, files, texts }, id, { after, sections, now }) {
      // Ids of a museum's settings are its own words.
      const text = writeThing(texts.get(pathOf(id)), fieldsIn(sections), after, { stem: '', taken: [] });
      return { ...files, [pathOf(id)]: await keepFile(sql, Buffer.from(text), now) };
    },
    messages: (problems, id, _, { sections, value }) =>
      thingProblems(problems, pathOf(id), fieldsIn(sections), kind === 'settings', value),
  };
}

/** Each has a file of its own. */
export function folderPlace(kind: FolderKind): ThingPlace {
  return {
    ids: ({ files }) => [...pathsOf(kind, files).keys()],
    read: async (draft, id) => readOne(draft, formOf(kind, id), pathsOf(kind, draft.files).get(id)),
    fresh: (draft) => freshOf(draft, kind),
    async write({ sql, files, texts }, id, { isNew, before, after, sections, now }) {
      const paths = pathsOf(kind, files);
      const path = paths.get(id) ?? newPath(kind, id);
      // Ids of tickets and times are one's in the whole shop.
      const taken = [...paths.values()].flatMap((one) => idsIn(readThing(texts.get(one) ?? '')));
      const initial = isNew && kind !== 'tour' ? { id, ...before } : before;
      const text = writeThing(texts.get(path), fieldsIn(sections), after, { stem: id, taken }, initial);
      return { ...files, [path]: await keepFile(sql, Buffer.from(text), now) };
    },
    async without(_, files, id) {
      const path = pathsOf(kind, files).get(id);
      if (path === undefined) return undefined;
      const { [path]: __, ...left } = files;
      return left;
    },
    messages: (problems, id, { files }, { sections, value }) => {
      const path = pathsOf(kind, files).get(id) ?? newPath(kind, id);
      return thingProblems(problems, path, fieldsIn(sections), false, value);
    },
  };
}

function readOne(
  { offered, texts }: Draft,
  form: FolderForm | undefined,
  path: string | undefined,
): One | undefined {
  if (!form || path === undefined) return undefined;
  const text = texts.get(path);
  return { sections: sectionsOf(form, offered), value: text === undefined ? {} : readThing(text) };
}

/** With what its format begins with, at the end of the list, in the first house. */
function freshOf({ files, offered, texts }: Draft, kind: FolderKind): One {
  const form = formOf(kind, 'new') as FolderForm;
  const others = [...pathsOf(kind, files).values()].map((path) => readThing(texts.get(path) ?? '') ?? {});
  const places = others.map((one) => Number(one['sequence_no']) || 0);
  const first = Object.entries(form.choices ?? {}).flatMap(([way, source]) => {
    const isNeeded =
      form.schema.properties[way] && (form.schema as { required?: string[] }).required?.includes(way);
    if (!isNeeded) return [];
    const isList = (form.schema.properties[way] as { type?: string }).type === 'array';
    return [[way, isList ? [] : (offered[source][0]?.value ?? '')] as const];
  });
  const value: ThingValue = {
    ...form.initial,
    ...Object.fromEntries(first),
    sequence_no: Math.max(0, ...places) + 10,
  };
  return { sections: sectionsOf(form, offered), value };
}
