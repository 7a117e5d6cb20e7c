import type { Side } from './eyes.ts'

const NAMES: Record<Side, string> = { right: 'Oikea', left: 'Vasen' }

/** The side as opticians call it in Finnish, with a capital: `Oikea`, `Vasen`. */
export function sideName(side: Side): string {
  return NAMES[side]
}
