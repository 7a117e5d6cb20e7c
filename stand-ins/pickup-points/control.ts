/** The behaviors of the carrier's search. */
export const PICKUP_MODES = {
  normal: 'Vastaa tavallisesti',
  fail: 'Vastaa virheellä (500)',
  slow: 'Vastaa hitaasti (s)',
  empty: 'Vastaa, ettei pisteitä ole',
} as const

export interface PickupControl {
  mode: keyof typeof PICKUP_MODES
  seconds: number
}
