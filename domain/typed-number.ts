/** How a number may be typed. */
interface NumberForm {
  /** In lower case and without spaces, such as `mm`. One may stand before the number and one behind it. */
  units?: readonly string[]
  /** The most decimals; a number with more is none. */
  decimals?: number
}

/** Decimal digits of which the last four bits are the value: full width, Arabic, Persian. */
const DIGIT = /[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]/g

/** Thousands set apart by the mark that is not the decimal one: `1.234,50` and `1,234.50`. Alone it could be decimals. */
const GROUPED = /^\d{1,3}(?:(?:\.\d{3})+,\d+|(?:,\d{3})+\.\d+)$/

/**
 * What was typed for a number in ASCII, without spaces and what is not seen: `－２，５０` is `-2,50`. Every hyphen,
 * dash and minus sign is `-`, every plus `+`, and `+/-` is `±`. A soft hyphen in front becomes `?`: it may have been a
 * minus, so a sign is never lost.
 */
export function plainNumber(typed: string): string {
  return typed
    .replace(/^\s*\u00ad/, '?')
    .replace(/[\p{DI}\s\u2800]/gu, '')
    .replace(DIGIT, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[\p{Dash}\u02d7\u2043\u2796\u30fc\uff70]/gu, '-')
    .replace(/[\uff0b\u207a\ufe62\u2795]/g, '+')
    .replace(/[\uff0c\u066b\uff64]/g, ',')
    .replace(/\uff0e/g, '.')
    .replace(/\+\/?-|-\/?\+/g, '±')
}

/**
 * The typed number, or undefined where it is none: comma or point, the sign in front or behind, `±` before a zero,
 * thousands in groups. `1.234` has three decimals.
 */
export function readNumber(typed: string, { units = [], decimals = 3 }: NumberForm = {}): number | undefined {
  const text = withoutUnits(plainNumber(typed).toLowerCase(), units)
  const [, before = '', digits = '', after = ''] = /^([-+±]?)([\d.,'’\u066c]+)([-+]?)$/.exec(text) ?? []
  const single = digits.replace(/(\d)['’\u066c](?=\d{3})/g, '$1')
  const plain = (GROUPED.test(single) ? single.replace(/[.,](?=.*[.,])/g, '') : single).replace(',', '.')
  const [number, part = ''] = /^(?:\d+|\d*\.(\d+))$/.exec(plain) ?? []
  if (number === undefined || part.length > decimals || (before && after)) return undefined
  const size = Number(number)
  if (before === '±' && size !== 0) return undefined
  return size !== 0 && (before || after) === '-' ? -size : size
}

function withoutUnits(text: string, units: readonly string[]): string {
  const [first = '', last = ''] = [
    units.find((unit) => text.startsWith(unit)),
    units.find((unit) => text.endsWith(unit)),
  ]
  return text.slice(first.length, Math.max(first.length, text.length - last.length))
}
