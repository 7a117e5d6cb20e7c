/**
 * The power that a lens needs at another distance from the eye to correct it alike, in diopters: `F / (1 + d·F)`.
 *
 * @param farther how much farther from the eye it stands, in millimeters; negative where it comes nearer.
 */
export function vertexCompensated(power: number, farther: number): number {
  return power / (1 + (farther / 1000) * power)
}

/**
 * Prism where one looks through a lens beside its optical center, in prism diopters (cm/m), never negative. Prentice's
 * rule: centimeters times diopters.
 *
 * @param power along the meridian of the way, in diopters.
 * @param beside millimeters from the optical center.
 */
export function prismBeside(power: number, beside: number): number {
  return Math.abs((power * beside) / 10)
}
