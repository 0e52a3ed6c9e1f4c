// How the last sale on this device was paid: most museums have one way, and the next sale begins with it.
import type { DeskMeans } from '../../domain/desk/desk-contract.ts';

const KEY = 'foyer-desk-means';

export function keptMeans(): DeskMeans {
  try {
    return localStorage.getItem(KEY) === 'register' ? 'register' : 'terminal';
  } catch {
    return 'terminal';
  }
}

export function keepMeans(means: DeskMeans): void {
  try {
    localStorage.setItem(KEY, means);
  } catch {
    // Without storage each sale begins with the terminal.
  }
}
