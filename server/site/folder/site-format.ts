// What `museum.yaml` says of the site itself; venues and groups are written here for all products.
import type { FolderFormat } from '../../museum-folder/folder-format.ts';
import type { MuseumBasics } from '../../museum-folder/museum-basics.ts';
import { pictureAt, pictureSrc } from '../../museum-folder/picture.ts';
import type { TicketFields } from '../../tickets/folder/ticket-fields.ts';
import { dropUnusedGroups, putVenuesAndGroups } from '../change-museum.ts';
import { checkSite } from './check-site.ts';
import { SITE_FIELDS, type SiteFields } from './site-fields.ts';

const LOGO_WIDTH = 360;

export const siteFormat: FolderFormat<never, SiteFields & TicketFields> = {
  fields: SITE_FIELDS,
  checkFields: checkSite,
  fieldPictures: (museum) => [...bannerPictures(museum), ...logoPictures(museum)],
  settings({ banners = {}, partnerLogos }, { original }) {
    return {
      banners: Object.fromEntries(
        Object.entries(banners).map(([group, list]) => [
          group,
          list.map((banner) => ({
            ...banner,
            image: pictureSrc(original(banner.image)),
            image_mobile: pictureSrc(original(banner.image_mobile)),
          })),
        ]),
      ),
      ...(partnerLogos && {
        partnerLogos: partnerLogos.map((partner) => ({
          ...partner,
          logos: partner.logos.map((logo) => ({
            ...logo,
            image: pictureAt(original(logo.image), LOGO_WIDTH),
          })),
        })),
      }),
    };
  },
  async write(sql, _files, { museum }) {
    await putVenuesAndGroups(sql, museum);
    return {
      finish: async () => {
        await dropUnusedGroups(sql, museum);
        return {};
      },
    };
  },
};

type Museum = MuseumBasics & SiteFields;

function bannerPictures({ banners = {} }: Museum) {
  return Object.entries(banners).flatMap(([group, list]) =>
    list.flatMap((banner, index) =>
      (['image', 'image_mobile'] as const).map((field) => ({
        file: banner[field],
        at: ['banners', group, index, field],
      })),
    ),
  );
}

function logoPictures({ partnerLogos = [] }: Museum) {
  return partnerLogos.flatMap(({ logos }, group) =>
    logos.map(({ image }, index) => ({ file: image, at: ['partnerLogos', group, 'logos', index, 'image'] })),
  );
}
