import { createContext, use, useSyncExternalStore } from 'react';
import type { Door } from './door.ts';
import type { DoorState } from './door-state.ts';

export const DoorContext = createContext<Door | undefined>(undefined);

export function useDoor(): Door {
  const door = use(DoorContext);
  if (!door) throw new Error('useDoor is called outside of DoorContext');
  return door;
}

export function useDoorState(): DoorState {
  const door = useDoor();
  return useSyncExternalStore(
    (changed) => {
      door.watching.add(changed);
      return () => door.watching.delete(changed);
    },
    () => door.state,
  );
}
