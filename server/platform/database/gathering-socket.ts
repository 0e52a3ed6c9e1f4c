// Statements that are sent in the same turn of the event loop leave in one write. `pg` writes each by itself, and on a
// busy machine the calls to the operating system cost more than the statements.
import { Socket } from 'node:net';

/** A socket that keeps what is written until the present turn is over. */
export class GatheringSocket extends Socket {
  #gathers = false;

  override write(...given: unknown[]): boolean {
    if (!this.#gathers) {
      this.#gathers = true;
      this.cork();
      process.nextTick(() => {
        this.#gathers = false;
        this.uncork();
      });
    }
    return super.write(...(given as Parameters<Socket['write']>));
  }
}
