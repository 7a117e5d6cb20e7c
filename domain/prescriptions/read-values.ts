import { plainNumber, readNumber } from '#domain/typed-number.ts'
import type { EyeValues } from './per-eye.ts'

/** Steps in which opticians work, in diopters. Floats hold quarters exactly. */
const DIOPTER_STEP = 0.25

/** Nothing stronger is written on a prescription, in diopters. */
const STRONGEST = 30

const PLANO = /^[±+-]?(plano|plan|pl|∞)\.?$/i

/** How papers write that an eye has no cylinder, axis or addition: a dash, or that the lens is spherical. */
const NONE = /^([-./]+|d\.?s\.?|s|sph(ere|erical)?\.?|sf|none|nil|ei|nej|n\/a)$/i

/** What may stand beside a power in diopters. */
export const DIOPTER_UNITS = ['sph', 'cyl', 'add', 'dptr', 'dpt', 'ds', 'dc', 'sf', 'd']
const AXIS_UNITS = ['axis', 'tabo', 'ax', 'x', '×', '✕', '@', 'a', '°', 'º', '˚', 'deg']

/** Whether a paper leaves this value open. No sphere is left open: where there is none it is a zero. */
export function isLeftOpen(field: keyof EyeValues, typed: string): boolean {
  const text = plainNumber(typed)
  return text === '' || /^-+$/.test(text) || (field !== 'sphere' && NONE.test(text))
}

/**
 * The typed power in diopters, or undefined where it is none.
 *
 * Accepts the notations of real prescriptions and keyboards: comma or point, any dash
 * for a minus, a sign behind the number, `plan` or `pl` for zero, `DS` or `D` behind. Only quarter steps
 * within ±30 D are powers.
 */
export function readDiopters(typed: string): number | undefined {
  if (PLANO.test(plainNumber(typed))) return 0
  const power = readNumber(typed, { units: DIOPTER_UNITS })
  return power !== undefined && Math.abs(power) <= STRONGEST && power % DIOPTER_STEP === 0 ? power : undefined
}

/**
 * The typed axis of a cylinder in whole degrees 1–180, or undefined where it is
 * none. Takes `90`, `090`, `90°`, `x 90` and `@90`; 0 is written by some and means 180.
 */
export function readAxis(typed: string): number | undefined {
  const degrees = readNumber(typed, { units: AXIS_UNITS, decimals: 0 }) ?? -1
  if (degrees === 0) return 180
  return degrees > 0 && degrees <= 180 ? degrees : undefined
}

/**
 * The typed length in millimeters, or undefined where it is none: `63`, `31,5`, `31.5 mm`.
 *
 * Only what the wire can carry is a length: up to two decimals, less than 100 mm.
 */
export function readMillimeters(typed: string): number | undefined {
  const length = readNumber(typed, { units: ['mm', 'pd'], decimals: 2 }) ?? -1
  return length >= 0 && length < 100 ? length : undefined
}
