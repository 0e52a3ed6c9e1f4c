// What a mail server says of a mail is kept and shown to staff, also when the order has been forgotten since: so without the
// addresses that servers like to repeat.

const LONGEST = 200;
/** What comes after is not even looked at. */
const MOST_READ = 1000;
const ADDRESS = /<?[^\s<>@]+@[^\s<>@]+>?/g;

/** An answer as it is kept: one line, no address, at most 200 characters. */
export function keptAnswer(said: string): string {
  const line = said
    .slice(0, MOST_READ)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(ADDRESS, '…')
    .trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}

/** What the server answered, of the error with which sending has failed; '' where it said nothing. */
export function refusingAnswer(error: unknown): string {
  for (let problem = error; problem instanceof Error; problem = problem.cause) {
    const { response } = problem as { response?: unknown };
    if (typeof response === 'string') return keptAnswer(response);
  }
  return '';
}
