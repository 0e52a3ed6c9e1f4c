// A guide's calendar as a calendar program reads it (RFC 5545): by its address alone, without a session of the office.
import type { Page } from '@playwright/test';
import type { OfficeSpeech } from './colleague.ts';

export type FeedEvent = { readonly when: string; readonly title: string; readonly house: string };

/** Takes the address from the guide's page. */
export async function subscribe(page: Page, { t }: OfficeSpeech) {
  const link = page.getByRole('link', { name: t('guides.feed.open') });
  const address = (await link.getAttribute('href')) ?? '';
  if (!address.startsWith('webcal://')) throw new Error(`no calendar program opens ${address}`);
  const read = async () => {
    const answer = await fetch(address.replace('webcal:', 'http:'));
    const type = answer.headers.get('content-type');
    return { status: answer.status, type, text: await answer.text() };
  };
  return { address, read };
}

/** Its events in the order of the file, as the office's list writes them. */
export function eventsOf(calendar: string, { formats }: OfficeSpeech): FeedEvent[] {
  // A long line goes on in the next one, after a space.
  const lines = calendar.replaceAll('\r\n ', '').split('\r\n');
  const begins = lines.flatMap((line, index) => (line === 'BEGIN:VEVENT' ? [index] : []));
  return begins.map((begin) => {
    const event = lines.slice(begin, lines.indexOf('END:VEVENT', begin));
    const textOf = (name: string) => {
      const line = event.find((one) => one.startsWith(`${name}:`)) ?? '';
      return line.slice(name.length + 1).replace(/\\([,;\\])/g, '$1');
    };
    const [, y, m, d, hours, minutes] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00Z$/.exec(textOf('DTSTART')) ?? [];
    const start = inMuseumTime(new Date(`${y}-${m}-${d}T${hours}:${minutes}:00Z`));
    return {
      when: `${formats.day(start, 'brief')}, ${formats.time(start)}`,
      title: textOf('SUMMARY').replace(/ \([^()]*\)$/, ''),
      house: textOf('LOCATION'),
    };
  });
}

function inMuseumTime(instant: Date): string {
  return instant.toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' }).slice(0, 16);
}
