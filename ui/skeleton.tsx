import './skeleton.css';

type Props = {
  /** Number of lines of the expected text. */
  lines?: number | undefined;
  /** Ratio (width / height) of the expected picture. */
  ratio?: number | undefined;
  /** Height of anything else, a CSS length. */
  height?: string | undefined;
};

/** A placeholder in the size of the content that is loading. Its parent says what is loading. */
export function Skeleton({ lines = 1, ratio, height }: Props) {
  return ratio !== undefined || height !== undefined ? (
    <div className="skeleton" aria-hidden="true" style={{ aspectRatio: ratio, blockSize: height }} />
  ) : (
    <div className="skeleton-lines" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that hold a place are all alike
        <span key={line} className="skeleton" />
      ))}
    </div>
  );
}
