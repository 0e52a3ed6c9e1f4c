/** The frame's name, by which the shop knows from the start that it is inside of `<foyer-shop>`. */
export const FRAME_NAME = 'foyer-shop';
