/** The connections of a process to its database, and how many statements and transactions wait for one. */
export type PoolLoad = {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
  /** How many connections there may be. */
  readonly most: number;
};
