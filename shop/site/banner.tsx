import type { StaticContent } from '../../domain/site/site.ts';
import { pictureAt } from '../ui/picture.tsx';

const WIDTHS = [480, 768, 1280, 1920, 2560];

const sources = (src: string) =>
  src.includes('{width}') ? WIDTHS.map((width) => `${pictureAt(src, width)} ${width}w`).join(', ') : src;

/** What the museum wants to show: each group's banners, wide or upright by the window's width. */
export const Banner = ({ groups }: { groups: StaticContent['banners'] }) =>
  Object.values(groups)
    .flat()
    .map((banner) => {
      const picture = (
        <picture>
          {banner.image_mobile && <source media="(width < 768px)" srcSet={sources(banner.image_mobile)} sizes="100vw" />}
          <img
            srcSet={sources(banner.image)}
            sizes="(min-width: 88rem) 84rem, 96vw"
            src={pictureAt(banner.image, 1280)}
            alt={banner.title ?? ''}
            loading="lazy"
            decoding="async"
          />
        </picture>
      );
      return (
        <figure key={banner.image} className="banner">
          {banner.link ? <a href={banner.link}>{picture}</a> : picture}
        </figure>
      );
    });
