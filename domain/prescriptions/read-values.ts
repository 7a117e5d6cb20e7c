/** Steps in which opticians work, in diopters. Floats hold quarters exactly. */
const DIOPTER_STEP = 0.25

/** Nothing stronger is written on a prescription, in diopters. */
const STRONGEST = 30

const PLANO = /^(plano|plan|pl|∞)\.?$/i
const NUMBER = /^([+-]?)(\d{0,2}(?:[.,]\d{1,3})?)([+-]?)$/

/**
 * The typed power in diopters, or undefined where it is none.
 *
 * Accepts the notations of real prescriptions and keyboards: comma or point, any dash
 * for a minus, a sign behind the number, `plan` or `pl` for zero, a trailing D. Only quarter steps
 * within ±30 D are powers.
 */
export function readDiopters(typed: string): number | undefined {
  const text = typed.replace(/\s/g, '').replace(/[−–—‐‑]/g, '-')
  if (PLANO.test(text)) return 0

  const [, before = '', digits = '', after = ''] = NUMBER.exec(text.replace(/(d|dpt)$/i, '')) ?? []
  if (!/\d/.test(digits) || (before && after)) return undefined
  const size = Number(digits.replace(',', '.'))
  const isPower = size <= STRONGEST && size % DIOPTER_STEP === 0
  if (!isPower) return undefined
  return (before || after) === '-' && size !== 0 ? -size : size
}

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

/**
 * The typed length in millimeters, or undefined where it is none: `63`, `31,5`, `31.5 mm`.
 *
 * Only what the wire can carry is a length: up to two decimals, less than 100 mm.
 */
export function readMillimeters(typed: string): number | undefined {
  const text = typed.replace(/\s/g, '').replace(/mm$/i, '').replace(',', '.')
  return /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined
}
