// Where the things of a kind lie in a draft's folder, and how each is read, written and taken out: files of a folder, parts of
// one file, entries of a list, pages of text, files at the folder's root (ADR 138).
import type { FileList } from '../../../domain/programme/merge-files.ts';
import type { ThingSection, ThingValue } from '../../../domain/programme/thing-shape.ts';
import type { FolderProblem } from '../../museum-folder/folder-problem.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { DraftOffer } from './read-draft.ts';
import type { ThingMessage } from './thing-problems.ts';

/** A draft as its forms read it. */
export type Draft = DraftOffer & { readonly sql: Sql; readonly files: FileList; readonly state: string };

/** A thing as its form has it; without a value where its file is none in YAML. */
export type One = { readonly sections: readonly ThingSection[]; readonly value?: ThingValue | undefined };

export type ThingChange = {
  readonly isNew: boolean;
  /** The id by which it was found: another one where it had none of its own. */
  readonly was: string;
  readonly before: ThingValue;
  readonly after: ThingValue;
  readonly sections: readonly ThingSection[];
  readonly now: Date;
};

export type ThingPlace = {
  /** In the order of the list; undefined where the file that holds them cannot be read. */
  ids(draft: Draft): string[] | undefined;
  /** Undefined where there is none of this id. */
  read(draft: Draft, id: string): Promise<One | undefined>;
  /** A new one with what its format begins with; a place without it has what it has. */
  readonly fresh?: (draft: Draft) => One;
  /** The id that was chosen for a new one, where ids mean something. */
  readonly idOf?: (value: ThingValue) => string | undefined;
  /** The folder with it. */
  write(draft: Draft, id: string, change: ThingChange): Promise<FileList>;
  /** The folder without it; undefined where there is none of this id. */
  readonly without?: (sql: Sql, files: FileList, id: string, now: Date) => Promise<FileList | undefined>;
  /** What the check says of it, each at its field. */
  messages(
    problems: readonly FolderProblem[],
    id: string,
    draft: Pick<Draft, 'files' | 'texts'>,
    one: One,
  ): ThingMessage[];
};

export function fieldsIn(sections: readonly ThingSection[]) {
  return sections.flatMap(({ fields }) => fields);
}

/** Whether it is called by its place in the file, `~3`, for want of an id of its own. */
export function isNameless(id: string): boolean {
  return id.startsWith('~');
}

/** What is typed as its name or its title, in the first language that has one. */
export function firstText(value: ThingValue): string {
  const named = value['name'] ?? value['title'];
  return String(Object.values(named ?? {}).find((text) => text !== '') ?? '');
}
