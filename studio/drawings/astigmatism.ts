import { color, landoltRing, line, type Drawing } from './draw.ts'

/** The sunburst dial that opticians use, as it is, and with its light spread sideways: upright lines blur, level ones stay. */
export const astigmatism: Drawing = {
  name: 'astigmatism',
  width: 1600,
  height: 860,
  body: `
    <defs><filter id="spread" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="13 0"/></filter></defs>
    <rect width="800" height="860" fill="${color.white}"/>
    <rect x="800" width="800" height="860" fill="${color.white}"/>
    ${dial(400)}
    <g filter="url(#spread)">${dial(1200)}</g>
    ${line(
      [
        [800, 60],
        [800, 800],
      ],
      { stroke: color.line, width: 3 },
    )}
  `,
}

function dial(x: number): string {
  const y = 430
  const spokes = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6
    return [-16, 0, 16]
      .map((aside) => {
        const at = (radius: number) =>
          [
            x + radius * Math.cos(angle) - aside * Math.sin(angle),
            y + radius * Math.sin(angle) + aside * Math.cos(angle),
          ] as const
        return line([at(150), at(330)], { width: 7 })
      })
      .join('')
  })
  return spokes.join('') + landoltRing([x, y], 170, 0)
}
