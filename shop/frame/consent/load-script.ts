/** Loads a vendor's script. If the browser blocks it, the shop works without it. */
export function loadScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
