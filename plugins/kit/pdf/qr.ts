import { encode } from 'uqr'
import { INK, MARGIN, type Pen } from './pen.ts'

/** Draws a QR code to the right edge, down from `top`. `side` is that of one module, in points. */
export function drawQr({ page }: Pen, text: string, top: number, side: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const left = page.getWidth() - MARGIN - size * side
  data.forEach((row, down) => {
    const y = top - (down + 1) * side
    for (const { from, length } of darkRuns(row))
      page.drawRectangle({ x: left + from * side, y, width: length * side, height: side, color: INK })
  })
}

/** Dark modules beside each other are one rectangle: half as many to write, and no hairlines between them. */
function darkRuns(row: boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  row.forEach((isDark, at) => {
    const last = runs.at(-1)
    if (isDark && last && last.from + last.length === at) last.length += 1
    else if (isDark) runs.push({ from: at, length: 1 })
  })
  return runs
}
