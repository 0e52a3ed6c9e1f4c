const SCROLLED_PX = 100;
const THROTTLE_MS = 500;

/**
 * Tells the style of a header two things (spec 2): `data-scrolled` past 100 px, and `data-collapsed` when the menu's line does
 * not fit beside the brand. It does not decide that: the line has wrapped out of sight already, by style alone and so
 * without a jump; what cannot be seen must only leave the keyboard's way as well.
 *
 * @returns how to stop
 */
export function watchHeader(element: HTMLElement): () => void {
  const scrolled = () => element.toggleAttribute('data-scrolled', window.scrollY > SCROLLED_PX);
  const measure = () => {
    const [button, line] = element.querySelectorAll<HTMLElement>('.menu-button, .nav-line');
    if (button && line) element.dataset.collapsed = String(line.offsetTop > button.offsetTop);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resized = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      measure();
    }, THROTTLE_MS);
  };
  measure();
  scrolled();
  void document.fonts?.ready.then(measure);
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('scroll', scrolled, { passive: true, signal });
  window.addEventListener('resize', resized, { signal });
  window.addEventListener('orientationchange', resized, { signal });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
