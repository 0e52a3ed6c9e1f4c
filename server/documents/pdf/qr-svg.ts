import { QUIET_ZONE, qrCode } from './qr-code.ts';

/** A code as SVG with its quiet zone, black on white whatever the page around it. */
export function qrSvg(text: string): string {
  const { size, bars } = qrCode(text);
  const side = size + 2 * QUIET_ZONE;
  const path = bars
    .map(({ column, row, length }) => `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h${length}v1h-${length}z`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`;
}
