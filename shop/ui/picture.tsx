import './picture.css';

type Props = {
  picture: {
    readonly src: string;
    readonly widths: readonly number[];
    readonly alt: string;
    readonly ratio: number;
  };
  /** The `sizes` of the image: how wide it stands at which window width. */
  sizes: string;
  /** The picture one sees first: loaded at once, ahead of the others. */
  priority?: boolean | undefined;
};

/** Address of the picture in one width. */
export const pictureAt = (src: string, width: number): string => src.replaceAll('{width}', String(width));

/** Keeps its place by its ratio before it is loaded. */
export const Picture = ({ picture, sizes, priority = false }: Props) => {
  const { src, widths, alt, ratio } = picture;
  const largest = widths.at(-1) ?? 1280;
  const scalable = src.includes('{width}');
  return (
    <img
      className="picture"
      alt={alt}
      width={largest}
      height={Math.round(largest / ratio)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      sizes={scalable ? sizes : undefined}
      srcSet={scalable ? widths.map((width) => `${pictureAt(src, width)} ${width}w`).join(', ') : undefined}
      src={pictureAt(src, largest)}
    />
  );
};
