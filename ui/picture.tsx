import { isPicturePath } from '../domain/addresses.ts';
import './picture.css';

type Props = {
  picture: {
    readonly src: string;
    readonly widths: readonly number[];
    readonly alt: string;
    readonly ratio: number;
    /** What stays in view where it is cropped, in percent. */
    readonly focus?: { readonly x: number; readonly y: number } | undefined;
  };
  /** The `sizes` attribute: its width at each width of the window. */
  sizes: string;
  /** Loads it first, because it is in the first view. */
  priority?: boolean | undefined;
};

/** A responsive picture. Its ratio reserves its space before it is loaded. */
export function Picture({ picture, sizes, priority = false }: Props) {
  const { src, widths, alt, ratio, focus } = picture;
  const largest = widths.at(-1) ?? 1200;
  const scalable = src.includes('{width}');
  const inWidths = (address: string) =>
    widths.map((width) => `${pictureAt(address, width)} ${width}w`).join(', ');
  const avif = asAvif(src);
  return (
    <picture>
      {avif && <source type="image/avif" sizes={sizes} srcSet={inWidths(avif)} />}
      <img
        className="picture"
        alt={alt}
        style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
        width={largest}
        height={Math.round(largest / ratio)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        sizes={scalable ? sizes : undefined}
        srcSet={scalable ? inWidths(src) : undefined}
        src={pictureAt(src, largest)}
      />
    </picture>
  );
}

/** The server offers each WebP also as AVIF, which has half the bytes. */
function asAvif(src: string): string | undefined {
  return isPicturePath(src) ? src.replace(/webp$/, 'avif') : undefined;
}

/** Address of the picture in one width. */
export function pictureAt(src: string, width: number): string {
  return src.replaceAll('{width}', String(width));
}
