// Whether a failed query says that the database cannot be reached at the moment, rather than that the query is wrong.

/** The database does not answer, or not in time. Trying again later may help. */
export class DatabaseAway extends Error {
  /** The connection is of no more use: it is closed, or no answer comes through it. */
  readonly isConnectionLost: boolean;
  constructor(cause: Error, isConnectionLost: boolean) {
    super(`The database does not answer: ${cause.message}`, { cause });
    this.name = 'DatabaseAway';
    this.isConnectionLost = isConnectionLost;
  }
}

/**
 * The classes of SQLSTATE that speak of the server and not of the query: connections, resources, the operator, which
 * also covers a statement that took too long. The two codes of other classes are a lock that was not given in time, and a
 * deadlock, which a migration beside the sale may cause: what was rolled back can be asked for again.
 * https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const OF_THE_SERVER = /^(08|53|57)...$|^(55P03|40P01)$/;
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** The error as callers should see it. An error without an SQLSTATE comes from the connection. */
export function databaseError(problem: unknown): unknown {
  if (!(problem instanceof Error) || problem instanceof DatabaseAway) return problem;
  const { code } = problem as { code?: string };
  const isSqlState = code !== undefined && SQLSTATE.test(code) && 'severity' in problem;
  return !isSqlState || OF_THE_SERVER.test(code) ? new DatabaseAway(problem, !isSqlState) : problem;
}

export function isConnectionLost(problem: unknown): boolean {
  return problem instanceof DatabaseAway && problem.isConnectionLost;
}
