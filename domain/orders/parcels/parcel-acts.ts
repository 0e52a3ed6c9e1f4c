// What staff may do with a parcel (operations 2, ADR 124). It can be taken back while no mail about it has left; after that
// its number can be corrected.

export type ParcelAct = 'send' | 'correct' | 'undo';

export type ParcelToActOn = {
  readonly state: 'to-pack' | 'sent' | 'void';
  readonly mail: 'none' | 'waits' | 'left';
};

/** `nothingLeft`: all of it was given back; `mailLeft`: its buyer has read that it is on its way. */
export type ParcelObstacle = 'sentAlready' | 'nothingLeft' | 'notSent' | 'mailLeft';

/** How long a mail waits, so that a slip of the hand can be taken back. */
export const MAIL_WAITS_SECONDS = 300;

/** Why it cannot be done; undefined where it can. */
export function parcelObstacle({ state, mail }: ParcelToActOn, act: ParcelAct): ParcelObstacle | undefined {
  if (act === 'send') {
    if (state === 'void') return 'nothingLeft';
    return state === 'sent' ? 'sentAlready' : undefined;
  }
  if (state !== 'sent') return 'notSent';
  return act === 'undo' && mail === 'left' ? 'mailLeft' : undefined;
}
