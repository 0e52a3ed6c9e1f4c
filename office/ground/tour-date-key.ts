// A tour at a time in one part of an address: `2026-12-01T10:00~flut-de`.
export type TourDateName = { readonly tour: string; readonly datetime: string };

export function tourDateKey({ tour, datetime }: TourDateName): string {
  return `${datetime.replace(' ', 'T')}~${tour}`;
}

/** What the address names, as its call takes it; nothing that there is where it names nothing. */
export function tourDateIn(key: string | undefined): TourDateName {
  const [, day = '1970-01-01', time = '00:00', tour = '-'] =
    /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})~(.+)$/.exec(key ?? '') ?? [];
  return { tour, datetime: `${day} ${time}` };
}
