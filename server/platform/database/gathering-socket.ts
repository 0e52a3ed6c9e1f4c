// Statements that are sent in the same turn of the event loop leave in one write. `pg` writes each by itself, and on a
// busy machine the calls to the operating system cost more than the statements.
import { Socket } from 'node:net';

/** A socket for `pg`, which corks it around each statement: what is corked stays until the present turn is over. */
export class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}
