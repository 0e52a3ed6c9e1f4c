import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { socialNetwork } from './social-network.ts';

const ICONS = readFileSync(new URL('./social-icons.svg', import.meta.url), 'utf8');

test.each([
  ['https://twitter.com/museum', 'Twitter', 'twitter'],
  ['https://x.com/museum', 'X', 'twitter'],
  ['https://www.youtube.com/@museum', 'YouTube', 'youtube'],
  ['https://www.instagram.com/museum/', 'Instagram', 'instagram'],
  ['https://de-de.facebook.com/museum', 'Facebook', 'facebook'],
  ['https://www.linkedin.com/company/museum', 'LinkedIn', 'linkedin'],
  ['https://www.tripadvisor.co.uk/Attraction', 'Tripadvisor', 'tripadvisor'],
  ['https://www.tiktok.com/@museum', 'TikTok', 'tiktok'],
  ['https://mastodon.social/@museum', 'mastodon.social', undefined],
  ['https://museum.example/facebook.com', 'museum.example', undefined],
  ['https://notfacebook.com/', 'notfacebook.com', undefined],
])('%s is called %s', (link, name, icon) => {
  expect(socialNetwork(link)).toEqual(icon ? { name, icon } : { name });
  if (icon) expect(ICONS).toContain(`<symbol id="${icon}"`);
});
