// Whose pages may show the shop in a frame (ADR 026): whole origins, each written out, since every page there is
// trusted not to deceive the museum's visitors.
import { checkUnique } from '../../museum-folder/check-rules.ts';
import type { ReadFile } from '../../museum-folder/yaml-file.ts';
import type { SiteFields } from './site-fields.ts';

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;
/** Local hosts for trying things out, where plain HTTP is safe. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

/** Reports values that are not origins, and origins that occur twice. */
export function checkEmbed({ value: { embed_origins: origins = [] }, report }: ReadFile<SiteFields>): void {
  origins.forEach((origin, index) => {
    if (!isOrigin(origin))
      report(
        ['embed_origins', index],
        `"${origin}" is no origin such as https://www.museum.example, or http://localhost:8080 to try`,
      );
  });
  checkUnique(origins, (index) => ['embed_origins', index], report);
}

/** As browsers write it themselves, so that it can be compared as text: no path, no star, no default port. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.origin !== text || !HOST.test(url.hostname)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOSTS.includes(url.hostname));
}
