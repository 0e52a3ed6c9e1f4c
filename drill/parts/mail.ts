import { type MailMood, startMailServer } from '../mail-server.ts';
import { playPart, type Stage } from '../play-part.ts';
import type { Fault } from '../strike.ts';

/** A mail server that is full, says no, is away and is slow. What it refused for good, staff try again afterwards. */
export async function drillMail(stage: Stage): Promise<string[]> {
  const server = await startMailServer();
  const inMood = (mood: MailMood, name: string, seconds: number): Fault => ({
    name,
    begin: () => server.setMood(mood),
    seconds,
    end: () => server.setMood('good'),
  });
  try {
    return await playPart(stage, {
      name: 'mail',
      settings: { SMTP_URL: server.url },
      faults: () => [
        inMood('full', 'the mail server is full (452)', 5),
        inMood('refusing', 'the mail server says no (550)', 5),
        inMood('away', 'the mail server is away', 8),
        inMood('slow', 'the mail server takes 35 s', 4),
      ],
      after: async (shop) => void (await shop.run('server/commands/jobs.ts', 'retry', 'all')),
      mails: () => server.taken(),
    });
  } finally {
    await server.close();
  }
}
