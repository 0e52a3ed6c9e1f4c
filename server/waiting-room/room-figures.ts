// The waiting rooms as monitors read them: whether there is a wait, for how many, and how many were let in.
import { letIn } from '../../domain/waiting-room/line.ts';
import { isOpen } from '../../domain/waiting-room/waiting-room.ts';
import { lineNow } from './lines.ts';
import { roomsNow } from './rooms.ts';
import type { WaitingRoomShop } from './waiting-room-shop.ts';

export type RoomFigures = {
  /** The name of the room's line: `load`, or the museum's own name of a rush. */
  readonly line: string;
  readonly isOpen: boolean;
  /** Visitors who are not let in yet. */
  readonly waiting: number;
  /** They wait for the sale to open, and nobody is let in before. */
  readonly isEarly: boolean;
  /** Visitors let in since the line began, those who had not to wait among them. */
  readonly letIn: number;
};

/** Every room that there is now, open or not. */
export function readRooms(shop: WaitingRoomShop): Promise<RoomFigures[]> {
  const now = shop.now().getTime();
  return Promise.all(
    roomsNow(shop).map(async (room) => {
      const line = await lineNow(shop, room);
      return {
        line: room.line,
        isOpen: isOpen(room, line),
        waiting: line.issued - letIn(line),
        isEarly: room.opens !== undefined && now < room.opens,
        letIn: letIn(line),
      };
    }),
  );
}
