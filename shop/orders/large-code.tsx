import { useLayoutEffect, useRef } from 'react';
import type { Admission } from '../../domain/orders/order.ts';

/** In pixels of the canvas; the style sheet says how large it is shown. */
const SIDE = 1024;

/** The id of the picture of an admission's code on the order's page. */
export function codeId({ line, number }: Admission): string {
  return `code-${line}-${number}`;
}

/**
 * The code of an admission once more, drawn from the picture that the page has loaded already. A second picture from the same
 * address would be loaded again, since no cache may keep it, and at the door there may be no network.
 */
export function LargeCode({ admission, label }: { admission: Admission; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const picture = document.getElementById(codeId(admission)) as HTMLImageElement | null;
    const draw = () => picture && canvas.current?.getContext('2d')?.drawImage(picture, 0, 0, SIDE, SIDE);
    if (!picture || picture.complete) {
      draw();
      return;
    }
    picture.addEventListener('load', draw);
    return () => picture.removeEventListener('load', draw);
  }, [admission]);
  return <canvas ref={canvas} width={SIDE} height={SIDE} role="img" aria-label={label} />;
}
