/**
 * The typed axis of a cylinder in whole degrees 1–180, or undefined where it is
 * none. Takes `90`, `090` and `90°`; 0 is written by some and means 180.
 */
export function readAxis(typed: string): number | undefined {
  const text = typed.replace(/[\s°]/g, '')
  const degrees = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  if (degrees === 0) return 180
  return degrees <= 180 ? degrees : undefined
}
