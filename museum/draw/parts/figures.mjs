// Figures in five parallel lines, as rivers are drawn: a stroke on a stroke on a stroke.
import { group, stroke } from '../paper.mjs';

/** Middle lines in a box of three hundred by four hundred and twenty. */
const MIDDLE = {
  0: 'M150 0A125 125 0 0 1 275 125V295A125 125 0 0 1 25 295V125A125 125 0 0 1 150 0Z',
  2: 'M30 128A118 118 0 0 1 266 128C266 236 34 300 34 420H280',
  5: 'M262 0H62V176C88 158 112 152 140 152A134 134 0 0 1 140 420C98 420 60 404 34 376',
};

/** @param inks dark, light, paper: what the lines are of and what is between them */
export function figures(text, x, y, [dark, light, paper], apart = 392) {
  return [...text].map((digit, i) =>
    group([[124, dark], [104, paper], [80, light], [60, paper], [36, dark], [12, paper]].map(([width, ink]) => stroke(MIDDLE[digit], ink, width)), { transform: `translate(${x + i * apart} ${y})` }));
}
