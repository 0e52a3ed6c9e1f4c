// What a phone calls the shop on its screen, and which icon it shows (Web Application Manifest). The shop stays a page in the
// browser: visitors see the address to which they give their money.
import { FAVICON_PATH, lookPath } from '../../../domain/addresses.ts';
import { paperOf } from '../../museum-folder/theme.ts';
import type { MuseumSettings } from '../../site/museum.ts';

/** The manifest as it is sent. */
export function manifestOf({
  look,
  theme,
  name,
  siteName,
}: Pick<MuseumSettings, 'look' | 'theme' | 'name' | 'siteName'>): object {
  const sizes = look?.icons?.sizes ?? [];
  const paper = paperOf(theme, 'light');
  return {
    id: '/',
    name: siteName,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons:
      sizes.length > 0
        ? sizes.map(({ file, size }) => ({
            src: lookPath({ file }),
            sizes: `${size}x${size}`,
            type: 'image/png',
          }))
        : [{ src: FAVICON_PATH, sizes: 'any' }],
  };
}
