/** A size in megabytes, to a tenth; never none. @param bytes of files */
export function megabytes(bytes: number): number {
  return Math.max(0.1, Math.round(bytes / 100_000) / 10);
}
