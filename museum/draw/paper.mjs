// What every picture is drawn with: chance that repeats, rounded paths, curves, noise and contours. Coordinates are
// those of the viewBox; one decimal is finer than any print of it.

/** A source of numbers in [0, 1) that gives the same picture every time. */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(random, low, high) {
  return low + random() * (high - low);
}

export function mix(a, b, t) {
  return a + (b - a) * t;
}

export function clamp(x, low = 0, high = 1) {
  return Math.min(high, Math.max(low, x));
}

export function smoothstep(low, high, x) {
  const t = clamp((x - low) / (high - low));
  return t * t * (3 - 2 * t);
}

export function range(count) {
  return Array.from({ length: count }, (_, i) => i);
}

/** One decimal, without a needless zero. */
export function r(x) {
  return String(Math.round(x * 10) / 10);
}

function pair([x, y]) {
  return `${r(x)} ${r(y)}`;
}

/** Path data through points, straight. */
export function line(points, closed = false) {
  return `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;
}

/** Path data through points, as a soft curve (Catmull-Rom). */
export function curve(points, closed = false) {
  const count = points.length;
  const at = (i) => (closed ? points[(i + count) % count] : points[clamp(i, 0, count - 1)]);
  let d = `M${pair(points[0])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${pair(one)} ${pair(two)} ${pair(c)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A ribbon around a line of points: `width(t)` is its width along the way, t from 0 to 1. */
export function ribbon(points, width) {
  const last = points.length - 1;
  const sides = points.map(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)];
    const [bx, by] = points[Math.min(last, i + 1)];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = width(i / last) / 2;
    return [((ay - by) / length) * half, ((bx - ax) / length) * half, x, y];
  });
  const left = sides.map(([nx, ny, x, y]) => [x + nx, y + ny]);
  const right = sides.map(([nx, ny, x, y]) => [x - nx, y - ny]).reverse();
  return curve([...left, ...right], true);
}

/** Path data of a circle, so that many circles fit into one path. */
export function ring(x, y, radius) {
  return `M${r(x - radius)} ${r(y)}a${r(radius)} ${r(radius)} 0 1 0 ${r(radius * 2)} 0a${r(radius)} ${r(radius)} 0 1 0 ${r(-radius * 2)} 0Z`;
}

function attributes(given) {
  return Object.entries(given)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? r(value) : value}"`)
    .join('');
}

export function fill(d, colour, more = {}) {
  return `<path d="${d}" fill="${colour}"${attributes(more)}/>`;
}

export function stroke(d, colour, width, more = {}) {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${r(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`;
}

export function disc(x, y, radius, colour) {
  return `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="${colour}"/>`;
}

/** Thousands of dots `[x, y, radius]` in few bytes: round line ends, one path for each half unit of radius. */
export function dots(list, colour) {
  const bySize = new Map();
  for (const [x, y, radius] of list) {
    const size = Math.round(radius * 4) / 2;
    bySize.set(size, `${bySize.get(size) ?? ''}M${Math.round(x)} ${Math.round(y)}h0`);
  }
  return [...bySize].map(([size, d]) => stroke(d, colour, size)).join('');
}

export function rect(x, y, width, height, colour) {
  return `<path d="M${r(x)} ${r(y)}h${r(width)}v${r(height)}h${r(-width)}Z" fill="${colour}"/>`;
}

export function group(body, more = {}) {
  return `<g${attributes(more)}>${[body].flat(9).join('')}</g>`;
}

export function clip(id, d, body) {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${[body].flat(9).join('')}</g>`;
}

/** The whole picture on its ground. */
export function sheet(width, height, ground, body) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<path d="M0 0h${width}v${height}H0Z" fill="${ground}"/>${[body].flat(9).join('\n')}</svg>\n`;
}

/** Soft value noise in about -1 to 1, one hill per unit. */
export function noise(seed) {
  const random = chance(seed);
  const table = range(1024).map(() => random() * 2 - 1);
  const at = (x, y) => table[((Math.imul(x, 73) + Math.imul(y, 179)) % 1024 + 1024) % 1024];
  return (x, y = 0) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [smoothstep(0, 1, x - i), smoothstep(0, 1, y - j)];
    return mix(mix(at(i, j), at(i + 1, j), u), mix(at(i, j + 1), at(i + 1, j + 1), u), v);
  };
}

/** A field sampled on a grid of `cell` units that overhangs the sheet, for `contour`. */
export function sample(width, height, cell, field) {
  const [columns, rows] = [Math.ceil(width / cell) + 5, Math.ceil(height / cell) + 5];
  const values = range(rows).map((j) => range(columns).map((i) => field((i - 2) * cell, (j - 2) * cell)));
  return { columns, rows, cell, values };
}

// Marching squares: for each of the 16 cases, which side leads to which (0 top, 1 right, 2 bottom, 3 left), the
// inside kept on the same hand, so that the pieces link up to closed rings.
const LINKS = [
  [], [[3, 2]], [[2, 1]], [[3, 1]], [[1, 0]], [[3, 0], [1, 2]], [[2, 0]], [[3, 0]],
  [[0, 3]], [[0, 2]], [[0, 1], [2, 3]], [[0, 1]], [[1, 3]], [[1, 2]], [[2, 3]], [],
];

/** Closed rings of points around everything where the field is above `level`. */
export function contour({ columns, rows, cell, values }, level) {
  const value = (i, j) => (i <= 0 || j <= 0 || i >= columns - 1 || j >= rows - 1 ? level - 1e-6 : values[j][i]);
  const next = new Map();
  const spot = (i, j, side) => {
    const [ai, aj, bi, bj] = [[i, j, i + 1, j], [i + 1, j, i + 1, j + 1], [i, j + 1, i + 1, j + 1], [i, j, i, j + 1]][side];
    const [a, b] = [value(ai, aj), value(bi, bj)];
    const t = clamp((level - a) / (b - a || 1));
    return { key: `${ai},${aj},${side % 2}`, point: [(mix(ai, bi, t) - 2) * cell, (mix(aj, bj, t) - 2) * cell] };
  };
  for (let j = 0; j < rows - 1; j++)
    for (let i = 0; i < columns - 1; i++) {
      const corners = [value(i, j + 1), value(i + 1, j + 1), value(i + 1, j), value(i, j)];
      const which = corners.reduce((sum, corner, bit) => sum + (corner > level ? 1 << bit : 0), 0);
      for (const [from, to] of LINKS[which]) {
        const start = spot(i, j, from);
        next.set(start.key, { point: start.point, to: spot(i, j, to).key });
      }
    }
  const rings = [];
  while (next.size > 0) {
    const points = [];
    let key = next.keys().next().value;
    while (next.has(key)) {
      const step = next.get(key);
      points.push(step.point);
      next.delete(key);
      key = step.to;
    }
    if (points.length > 5) rings.push(points);
  }
  return rings;
}

/** Every second point, as soft rings: half the bytes, no visible loss. */
export function rings(list) {
  return list.map((points) => curve(points.length > 24 ? points.filter((_, i) => i % 3 === 0) : points, true)).join('');
}
