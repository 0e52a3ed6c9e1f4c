/** Loads a vendor's script; whoever blocks it misses nothing. */
export function loadScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
