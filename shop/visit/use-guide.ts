import { useState } from 'react';

/**
 * The steps that the bar's button leads to. Nothing is marked as wrong before the visitor has been there: the first press
 * leads, and only who presses again without having mended it reads what is missing.
 */
export function useGuide<Step extends string>() {
  const [led, setLed] = useState<{ to: Step; again: boolean }>();
  return {
    /** Call it with the step that is missing. True if the visitor has been led there before, and nowhere else since. */
    lead: (to: Step): boolean => {
      const again = led?.to === to;
      setLed({ to, again });
      return again;
    },
    /** Whether the step is to be marked, as long as it is missing. */
    isPressed: (step: Step) => led?.to === step && led.again,
    forget: () => setLed(undefined),
  };
}
