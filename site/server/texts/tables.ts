/** The most characters that a line may have to begin at each step; a longer one begins at the smallest. */
const LONGEST = [5, 14, 24]
const SMALLEST = 4

/** The steps of a headline from the largest, 1, down to 4: each line is a step smaller than the one before, as on an eye chart. */
export function eyeChartSteps(lines: string[]): number[] {
  const [first = ''] = lines
  const fitting = LONGEST.findIndex((longest) => first.length <= longest)
  const begin = fitting < 0 ? SMALLEST : fitting + 1
  return lines.map((_, index) => Math.min(begin + index, SMALLEST))
}

/** A number as a table has it: with a sign, a range or a short unit, such as `5–8`, `−1,25` or `12,5 cm`. */
const number = /^[<>]?\s?[+−–-]?\d[\d\u00a0 .,]*(?:[–-]\d[\d\u00a0 .,]*)?[\u00a0 ]?(?:%|°|€|[a-z]{1,2})?$/iu

/** Whether a column of a table holds numbers alone, which are read from the right. A dash stands for none. */
export function isOfNumbers(cells: string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '' && cell !== '–')
  return filled.length > 0 && filled.every((cell) => number.test(cell))
}
