/** A power as an optician writes it: `−1,25`, `+2,00`, and `0,00` for none. */
export function writeDiopters(power: number): string {
  const size = Math.abs(power).toFixed(2).replace('.', ',')
  if (power === 0) return size
  return `${power < 0 ? '−' : '+'}${size}`
}

/** A length as it is read: `31,5 mm`, without decimals it does not have. */
export function writeMillimeters(length: number): string {
  return `${String(length).replace('.', ',')}\u00a0mm`
}
