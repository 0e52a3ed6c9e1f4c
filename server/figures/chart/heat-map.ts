// Weekdays across, hours down: the fuller, the deeper the field. Each field says its figure, so that no colour has to.
import { element, label, type PlainDrawing, rounded, WIDE } from './svg.ts';

export type Field = { readonly weekday: number; readonly hour: string; readonly share: number };

const LEFT = 84;
const HEAD = 26;
const ROW = 32;
/** From here on, the figure is written in the paper's colour. */
const DEEP = 55;

/** @param hourLabel of an hour, also of '' for what is a whole day */
export function heatMap(
  fields: readonly Field[],
  weekdays: readonly string[],
  hourLabel: (hour: string) => string,
  width: number = WIDE,
): PlainDrawing {
  const hours = [...new Set(fields.map(({ hour }) => hour))].toSorted();
  const step = (width - LEFT) / 7;
  const parts = [
    ...weekdays.map((name, index) =>
      label(name, { x: rounded(LEFT + (index + 0.5) * step), y: 16, anchor: 'middle' }),
    ),
    ...hours.map((hour, index) =>
      label(hourLabel(hour), { x: LEFT - 10, y: HEAD + index * ROW + 20, anchor: 'end' }),
    ),
    ...fields.map((field) => {
      const x = rounded(LEFT + (field.weekday - 1) * step);
      return fieldAt(field, x, HEAD + hours.indexOf(field.hour) * ROW, rounded(step - 2));
    }),
  ];
  return { width, height: HEAD + hours.length * ROW + 4, parts };
}

function fieldAt({ share }: Field, x: number, y: number, width: number): string {
  return (
    element('rect', { x, y, width, height: ROW - 2, class: 'chart-field' }) +
    element('rect', {
      x,
      y,
      width,
      height: ROW - 2,
      class: 'chart-heat',
      'fill-opacity': rounded(Math.min(100, share) / 10) / 10,
    }) +
    element(
      'text',
      {
        x: rounded(x + width / 2),
        y: y + 20,
        'text-anchor': 'middle',
        class: share >= DEEP ? 'chart-text chart-on-deep' : 'chart-text chart-on-field',
      },
      `${Math.round(share)}`,
    )
  );
}
