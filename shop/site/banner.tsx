import type { StaticContent } from '../../domain/site/site.ts';
import { pictureAt } from '../../ui/picture.tsx';

// The widths that the server offers. Banners come without a list of widths.
const WIDTHS = [360, 800, 1200, 1600, 2160];
// The shapes into which the page's styles cut them: 12 by 5, on a phone 4 by 5.
const SIZES = '(min-width: 88rem) max(84rem, 82vw), 96vw';

/** The museum's banners, in a wide or an upright version by the width of the window. */
export function Banner({ groups }: { groups: StaticContent['banners'] }) {
  const banners = Object.values(groups)
    .flat()
    .filter(({ image }) => image);
  return banners.map(({ image, image_mobile, title, link }) => (
    <figure key={image} className="banner">
      <picture>
        {image_mobile && (
          <source
            media="(width < 768px)"
            srcSet={sources(image_mobile)}
            sizes="96vw"
            width={1600}
            height={2000}
          />
        )}
        <img
          srcSet={sources(image)}
          sizes={SIZES}
          src={pictureAt(image, 1600)}
          width={2160}
          height={900}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </picture>
      {title && <figcaption>{link ? <a href={link}>{title}</a> : title}</figcaption>}
    </figure>
  ));
}

function sources(src: string) {
  return src.includes('{width}')
    ? WIDTHS.map((width) => `${pictureAt(src, width)} ${width}w`).join(', ')
    : src;
}
