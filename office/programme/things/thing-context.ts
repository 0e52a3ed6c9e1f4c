import { type ComponentType, createContext, use } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { ThingForm, ThingShape } from '../../../domain/programme/thing-shape.ts';
import type { ShapeProps } from './shape-props.ts';

/** What each field of a form needs to know besides its value. */
type ThingFormState = {
  /** Of the draft. */
  readonly number: string;
  readonly kind: ThingForm;
  /** Those that are shown; the museum's default language is always among them, and first. */
  readonly languages: readonly Language[];
  readonly currency: string;
  /** A field by what it holds; groups and lists have such fields in them. */
  readonly ShapeField: ComponentType<ShapeProps<ThingShape>>;
  readonly errors: Readonly<Record<string, string | undefined>>;
};

const ThingContext = createContext<ThingFormState | undefined>(undefined);
export const ThingFormProvider = ThingContext.Provider;

export function useThingForm(): ThingFormState {
  const state = use(ThingContext);
  if (!state) throw new Error('A field of a form stands outside of it.');
  return state;
}
