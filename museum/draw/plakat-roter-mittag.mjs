// The poster of "Red Noon": the exhibition's sun once more, upright, in finer screens and with a margin.
import { chance, clamp, dots, mix, noise, sheet, smoothstep } from './paper.mjs';
import { MOTIF, poster } from './parts/counter.mjs';

const { width: W, height: H } = MOTIF;
const PAPER = '#f8ecd3';
const RED = '#dd3b1c';
const YELLOW = '#f4ae1f';
const NAVY = '#1b2550';
const GROUND = '#a9c4cf';
const HORIZON = 716;
const SUN = [W / 2, 470, 292];

function screen(pitch, degrees, tone) {
  const turn = (degrees * Math.PI) / 180;
  const reach = Math.ceil(Math.hypot(W, H) / pitch / 2) + 1;
  const list = [];
  for (let j = -reach; j <= reach; j++)
    for (let i = -reach; i <= reach; i++) {
      const x = W / 2 + (i * Math.cos(turn) - j * Math.sin(turn)) * pitch;
      const y = H / 2 + (i * Math.sin(turn) + j * Math.cos(turn)) * pitch;
      if (x < -pitch || y < -pitch || x > W + pitch || y > H + pitch) continue;
      const radius = Math.sqrt(clamp(tone(x, y))) * pitch * 0.62;
      if (radius > 0.9) list.push([x, y, radius]);
    }
  return list;
}

export function draw() {
  const drift = noise(4);
  const random = chance(2);
  const ripple = (x, y) => 0.5 + 0.5 * Math.sin(y * 0.15 + drift(x / 120, y / 36) * 5);
  const path = (x, below, wide, narrow) => Math.exp(-(((x - SUN[0]) / mix(wide, narrow, below)) ** 2));
  const far = (x, y) => Math.hypot(x - SUN[0], y - SUN[1]) - SUN[2];
  const red = (x, y) => {
    if (y < HORIZON) return smoothstep(5, -5, far(x, y)) * mix(0.26, 1.05, clamp((y - 178) / 500));
    const below = (y - HORIZON) / (H - HORIZON);
    return path(x, below, 230, 95) * ripple(x, y) * mix(1.1, 0.5, below);
  };
  const yellow = (x, y) => (y >= HORIZON ? 0 : far(x, y) < 0 ? 1.15 : 0.6 * Math.exp(-far(x, y) / 170));
  const navy = (x, y) => {
    if (y < HORIZON) return 0;
    const below = (y - HORIZON) / (H - HORIZON);
    return (0.42 + 0.75 * below) * (1 - 0.93 * path(x, below, 250, 120) * ripple(x, y)) + (random() - 0.5) * 0.06;
  };
  return poster(GROUND, '#fdf6e6', sheet(W, H, PAPER, [
    dots(screen(19.5, 8, yellow), YELLOW),
    dots(screen(15, 38, red), RED),
    dots(screen(15, 68, navy), NAVY),
  ]));
}
