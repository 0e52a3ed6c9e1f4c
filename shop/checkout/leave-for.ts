/** Opens the payment in the whole window, because banks refuse frames. Only http and https addresses are followed. */
export function leaveFor(address: string) {
  const url = new URL(address, window.location.href);
  if (/^https?:$/.test(url.protocol)) (window.top ?? window).location.href = url.href;
}
