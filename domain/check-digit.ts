/**
 * The digit that makes a number checkable when it stands behind it (Luhn, ISO/IEC 7812-1): any one
 * digit mistyped and nearly every two swapped no longer fit.
 */
export function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const counted = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** Whether the last digit is the check digit of those before it. */
export function isChecked(digits: string): boolean {
  return /^\d{2,}$/.test(digits) && Number(digits.at(-1)) === checkDigit(digits.slice(0, -1))
}
