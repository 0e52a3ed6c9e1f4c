// The queue that Google's scripts read, as their snippets make it.
const GRANTED = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
};

export type GoogleLayer = {
  readonly push: (entry: unknown) => void;
  /** A command. Google's scripts read it only from an `arguments` object, not from an array. */
  readonly gtag: (...command: unknown[]) => void;
};

/** Makes a queue under a name of the window and says what the visitor has agreed to; otherwise nothing would load. */
export function googleLayer(name: string): GoogleLayer {
  const queue: unknown[] = [];
  Object.assign(window, { [name]: queue });
  // The scripts put a `push` of their own in the queue's place.
  const push = (entry: unknown) => void queue.push(entry);
  function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    push(arguments);
  }
  gtag('consent', 'default', GRANTED);
  return { push, gtag };
}
