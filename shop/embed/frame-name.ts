/** The frame's name: by it the shop knows, from its first line on, that `<foyer-shop>` shows it. */
export const FRAME_NAME = 'foyer-shop';
