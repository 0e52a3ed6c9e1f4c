// Compares how long a refused sign-in takes for an e-mail address with an account and for one without. If the times
// differed, they would reveal who has an account.
import { createHash } from 'node:crypto';
import { figure, heading, median } from './figures.ts';
import { startFoyer } from './foyer-process.ts';
import { openConnection } from './http-client.ts';

const TRIES = 31;

/** @param settings of a shop whose museum is already imported */
export async function benchLogin(settings: Record<string, string>): Promise<void> {
  heading('Signing in with a wrong password, one after the other');
  const foyer = await startFoyer(settings);
  const connection = await openConnection(foyer.port);
  const post = (call: string, body: object) =>
    connection.send('POST', `/api/de/${call}`, JSON.stringify(body));
  const c = {
    lname: 'Lovelace',
    email: 'known@example.org',
    street: 'Uferweg 4',
    zip: '20095',
    city: 'Hamburg',
  };
  const registration = { ...c, fname: 'Ada', country: 'DE', password: digest('Ebbe und Flut am Deich') };
  const registered = await post('customer/register', { c: registration });
  if (registered.status !== 200) throw new Error(`registering failed: ${registered.body}`);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = -3; round < TRIES; round += 1)
    for (const whose of ['known', 'unknown'] as const) {
      const start = performance.now();
      const { status } = await post('auth/login', { _u: `${whose}@example.org`, _p: digest('wrong') });
      if (status !== 401) throw new Error(`signing in answers ${status}`);
      if (round >= 0) times[whose].push(performance.now() - start);
    }
  connection.close();
  await foyer.stop();
  const [known, unknown] = [median(times.known), median(times.unknown)];
  figure('an address with an account: p50', known, 'ms');
  figure('an address without one: p50', unknown, 'ms');
  figure('ratio of the slower to the faster', Math.max(known, unknown) / Math.min(known, unknown), '×', {
    atMost: 1.4,
  });
}

function digest(typed: string): string {
  return createHash('md5').update(typed).digest('hex');
}
