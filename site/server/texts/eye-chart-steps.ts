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
