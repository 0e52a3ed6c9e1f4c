// What a module says about its part of the museum folder: the files it reads and their shape, what makes sense in them, the
// pools they need, and how an import writes them. `server/museum-import/` runs over a list of these formats; a new kind of
// product is one more of them (docs/architecture.md, "A new kind of product").
import type { TProperties, TSchema } from 'typebox';
import type { PoolRules } from '../../domain/capacity/slot-rule.ts';
import type { Day } from '../../domain/museum-time.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { FolderProblem } from './folder-problem.ts';
import type { MuseumBasics } from './museum-basics.ts';
import type { PictureFile } from './museum-fields.ts';
import type { Original } from './picture.ts';
import type { StoredPicture } from './stored-picture.ts';
import type { Path, ReadFile } from './yaml-file.ts';

/**
 * One kind of file of the museum folder.
 * `Value` is what one file holds; `Fields` are the format's own fields of `museum.yaml`.
 */
export type FolderFormat<Value = unknown, Fields = unknown> = {
  /** `tours/*.yaml`, a folder of files, or `shipping.yaml`, one file that may be missing; undefined for fields alone. */
  readonly files?: string;
  readonly schema?: TSchema;
  /** Reads files that are not YAML, by their names; what is wrong with them goes to `problems`. */
  read?(texts: ReadonlyMap<string, string>, problems: FolderProblem[]): ReadFile<Value>[];
  readonly fields?: TProperties;
  /** Reports what does not make sense in its fields of `museum.yaml`. */
  checkFields?(museum: ReadFile<MuseumBasics & Fields>, today: Day, folder: FolderContent<Fields>): void;
  /** Reports what does not make sense in its files. */
  check?(files: readonly ReadFile<Value>[], folder: FolderContent<Fields>): void;
  fieldPictures?(museum: MuseumBasics & Fields): readonly PictureUse[];
  pictures?(value: Value): readonly PictureUse[];
  pools?(value: Value, folder: FolderContent<Fields>): readonly PlannedPool[];
  /** Its fields as they are stored, where that differs from the file: with addresses of pictures. */
  settings?(museum: MuseumBasics & Fields, pictures: FolderPictures): object;
  /** Writes the files, in the import's transaction and the list's order; pools and their rules are there, slots are not. */
  write?(sql: Sql, files: readonly ReadFile<Value>[], folder: FolderToWrite<Fields>): Promise<Written>;
};

/** A file of `images/` that something of the folder names, and where it does. */
export type PictureUse = { readonly file: string; readonly at: Path };

export type PlannedPool = { readonly id: string; readonly rules: PoolRules };

/** The folder as it was read. */
export type FolderContent<Fields = unknown> = {
  /** The day that `today` in the files stands for. */
  readonly today: Day;
  readonly museum: MuseumBasics & Fields;
  /** What the files of a format hold, in the order of their names; files with a wrong shape are left out. */
  valuesOf<Value, Other>(format: FolderFormat<Value, Other>): readonly Value[];
  /** The same, but undefined where files were left out: what refers to them cannot be checked then. */
  allOf<Value, Other>(format: FolderFormat<Value, Other>): readonly Value[] | undefined;
};

export type FolderPictures = {
  /** The original of a file of `images/`. */
  original(file: string): Original;
  /** The picture as the database keeps it. */
  stored(picture: PictureFile): StoredPicture;
};

export type FolderToWrite<Fields = unknown> = FolderContent<Fields> & {
  readonly pictures: FolderPictures;
  readonly now: Date;
};

/** How many there are and what became of them. */
export type ChangeCounts = {
  readonly count: number;
  readonly added?: number;
  readonly changed?: number;
  readonly withdrawn?: number;
  /** Nothing that was sold before is sold any more. */
  readonly allWithdrawn?: true;
  readonly closed?: number;
  /** Codes that keep their value, because part of it is spent. */
  readonly kept?: number;
};

/** Counts of each kind of entry: `{ event: { count: 3, added: 1, withdrawn: 0 } }`. */
export type Changes = Readonly<Record<string, ChangeCounts>>;

/** Visits that are not offered on some days, although their times go on: the orders for them are named. */
export type PausedVisits = {
  /** Ids of the tickets and of the event, as lines of orders have them. */
  readonly ids: readonly string[];
  /** Where such an order may have its places. */
  readonly pools: readonly string[];
  readonly from: Day;
  /** Null: until further notice. */
  readonly to: Day | null;
};

export type Written = {
  readonly changes?: Changes;
  /** Slots to be locked together with every other slot that the import changes. */
  readonly slots?: readonly number[];
  readonly paused?: readonly PausedVisits[];
  /** Runs once the slots exist and are locked; returns the changes that were not known before. */
  finish?(): Promise<Changes>;
};
