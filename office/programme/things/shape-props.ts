import type { PictureForm } from '../../../domain/programme/event-form.ts';
import type { ThingField } from '../../../domain/programme/thing-shape.ts';

/** What a field of any shape is given. */
export type ShapeProps<Shape> = {
  /** As the file calls it. */
  name: string;
  /** Its name on the page: `tickets-1-price`. */
  at: string;
  shape: Shape;
  optional: boolean;
  value: unknown;
  /** Undefined takes it out of the file. */
  onChange: (value: unknown) => void;
};

/** What every kind of control is given. */
export type Shared = {
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  required: boolean | undefined;
};

export const EMPTY_PICTURE: PictureForm = { file: '', alt: {}, hash: '', focus: null };

const SHORT = ['money', 'number', 'flag', 'day', 'clock', 'colour', 'choice', 'text'];

/** Whether it stands beside others of its kind. */
export function isShort({ shape }: ThingField): boolean {
  return SHORT.includes(shape.kind);
}
