import './skeleton.css';

type Props = {
  /** Lines of text it stands for. */
  lines?: number | undefined;
  /** Width / height of a picture it stands for. */
  ratio?: number | undefined;
  /** A CSS length, where something else has a height of its own. */
  height?: string | undefined;
};

/** Holds the place of what is on its way, in its size. Whoever shows it says what it waits for. */
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
