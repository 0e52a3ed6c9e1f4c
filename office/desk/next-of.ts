/** The one after the chosen one, the first one again after the last; undefined where there is none. */
export function nextOf<One>(all: readonly One[], isChosen: (one: One) => boolean): One | undefined {
  return all[(all.findIndex(isChosen) + 1) % Math.max(1, all.length)];
}
