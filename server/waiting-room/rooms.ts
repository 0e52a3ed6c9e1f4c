// Which waiting rooms there are at the moment.
import { isOpen, isRoomFor, loadRoom, type Room, rushRoom } from '../../domain/waiting-room/waiting-room.ts';
import { settingsPart } from '../museum-folder/settings-part.ts';
import { WaitingRoomFields } from './folder/waiting-room-fields.ts';
import { knownLine } from './lines.ts';
import type { WaitingRoomShop } from './waiting-room-shop.ts';

/** Those that there may be a wait in, that of a rush first. */
export function roomsNow({ museum, clock, waitingRoom }: WaitingRoomShop): Room[] {
  const settings = settingsPart(museum.settings, WaitingRoomFields).waiting_room;
  if (!settings) return [];
  const rush = rushRoom(settings.rushes ?? [], clock.now(), (datetime) =>
    clock.toInstant(datetime).getTime(),
  );
  const load = loadRoom(settings.purchases_per_minute, waitingRoom.isBehind());
  return [rush, load].filter((room) => room !== undefined);
}

/** Those in which visitors wait. */
export function openRooms(shop: WaitingRoomShop): Room[] {
  return roomsNow(shop).filter((room) => isOpen(room, knownLine(shop, room)));
}

/** The one room that a cart with these events has to pass, whether or not anybody waits in it. */
export function roomOfCart(shop: WaitingRoomShop, events: readonly string[]): Room | undefined {
  return roomsNow(shop).find((room) => isRoomFor(room, events));
}
