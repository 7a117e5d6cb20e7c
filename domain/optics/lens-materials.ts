import type { LensFacts } from '#contracts/ground-lenses.ts'

/** What lenses are made of. */
export type LensMaterial = LensFacts['material']

/**
 * Refractive index (d line, 587.56 nm) and density (g/cm³) by material, as makers state them: PPG (CR-39, Trivex), Mitsui
 * Chemicals (MR-8, MR-7) and the common data of polycarbonate (Jalie, Ophthalmic Lenses and Dispensing, table of materials).
 */
export const LENS_MATERIALS: Record<LensMaterial, { index: number; density: number }> = {
  cr39: { index: 1.498, density: 1.32 },
  mr8: { index: 1.597, density: 1.3 },
  mr7: { index: 1.665, density: 1.35 },
  polycarbonate: { index: 1.586, density: 1.2 },
  trivex: { index: 1.532, density: 1.11 },
}
