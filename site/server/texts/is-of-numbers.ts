/** A number as a table has it: with a sign, a range or a short unit, such as `5–8`, `−1,25` or `12,5 cm`. */
const number = /^[<>]?\s?[+−–-]?\d[\d\u00a0 .,]*(?:[–-]\d[\d\u00a0 .,]*)?[\u00a0 ]?(?:%|°|€|[a-z]{1,2})?$/iu

/** Whether a column of a table holds numbers alone, which are read from the right. A dash stands for none. */
export function isOfNumbers(cells: string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '' && cell !== '–')
  return filled.length > 0 && filled.every((cell) => number.test(cell))
}
