/** Between the tabs of this browser: one of them is back from the directory. Others read no more than that. */
export function directoryChannel(): BroadcastChannel {
  return new BroadcastChannel('foyer-office-directory');
}
