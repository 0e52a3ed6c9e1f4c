// "Red Noon": a sun and its water, printed in two screens that lie at different angles, as cheap print does.
import { chance, clamp, dots, mix, noise, sheet, smoothstep } from './paper.mjs';

const [W, H] = [1600, 1200];
const PAPER = '#f8ecd3';
const RED = '#dd3b1c';
const YELLOW = '#f4ae1f';
const NAVY = '#1b2550';
const HORIZON = 770;
const SUN = [800, 520, 390];

/** Dots on a turned screen, as large as `tone` (0 to 1) says. */
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

function inSun(x, y) {
  return smoothstep(SUN[2] + 6, SUN[2] - 6, Math.hypot(x - SUN[0], y - SUN[1]));
}

export function draw() {
  const drift = noise(4);
  const random = chance(2);
  const ripple = (x, y) => 0.5 + 0.5 * Math.sin(y * 0.13 + drift(x / 160, y / 40) * 5);
  const red = (x, y) => {
    if (y < HORIZON) return inSun(x, y) * mix(0.28, 1.05, clamp((y - 130) / 640));
    const below = (y - HORIZON) / (H - HORIZON);
    const path = Math.exp(-(((x - SUN[0]) / mix(300, 130, below)) ** 2));
    return path * ripple(x, y) * mix(1.1, 0.5, below);
  };
  const yellow = (x, y) => {
    if (y >= HORIZON) return 0;
    const far = Math.hypot(x - SUN[0], y - SUN[1]) - SUN[2];
    return far < 0 ? 1.15 : 0.55 * Math.exp(-far / 190);
  };
  const navy = (x, y) => {
    if (y < HORIZON) return 0;
    const below = (y - HORIZON) / (H - HORIZON);
    const path = Math.exp(-(((x - SUN[0]) / mix(330, 170, below)) ** 2));
    return (0.4 + 0.75 * below) * (1 - 0.93 * path * ripple(x, y)) + (random() - 0.5) * 0.06;
  };
  return sheet(W, H, PAPER, [
    dots(screen(26, 8, yellow), YELLOW),
    dots(screen(22, 38, red), RED),
    dots(screen(19, 68, navy), NAVY),
  ]);
}
