/** Digits of a gift card's number, the last of them a check digit. */
export const GIFT_CARD_DIGITS = 16

/** A new number of sixteen digits. `digit` gives one random digit, 0–9, at a time. */
export function giftCardNumber(digit: () => number): string {
  const body = Array.from({ length: GIFT_CARD_DIGITS - 1 }, digit).join('')
  return body + checkDigit(body)
}

/** The sixteen digits somebody typed, spaces and hyphens aside; nothing where a digit is wrong or missing. */
export function readGiftCardNumber(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '')
  if (!/^\d{16}$/.test(digits)) return undefined
  return checkDigit(digits.slice(0, -1)) === digits.slice(-1) ? digits : undefined
}

/** The number in groups of four, as it is printed on the card. */
export function formatGiftCardNumber(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** Luhn (ISO/IEC 7812-1): finds every wrong digit and most neighbors that changed places. */
function checkDigit(body: string): string {
  const sum = [...body].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}
