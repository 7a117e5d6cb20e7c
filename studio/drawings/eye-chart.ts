import { landoltRing, type Drawing } from './draw.ts'

const ROWS: [diameter: number, gaps: number[]][] = [
  [300, [0]],
  [190, [90, 180]],
  [120, [270, 0, 180]],
  [76, [180, 90, 0, 270]],
  [48, [0, 270, 180, 90, 0]],
  [30, [90, 0, 270, 180, 0, 90]],
]

/** Rows of Landolt rings, each row 1.6 times smaller than the one above. */
export const eyeChart: Drawing = {
  name: 'eye-chart',
  width: 1600,
  height: 1200,
  body: ROWS.reduce(
    ({ top, drawn }, [diameter, gaps]) => ({
      top: top + diameter * 1.18 + 26,
      drawn:
        drawn +
        gaps
          .map((gap, i) =>
            landoltRing([800 + (i - (gaps.length - 1) / 2) * diameter * 1.7, top + diameter / 2], diameter, gap),
          )
          .join(''),
    }),
    { top: 90, drawn: '' },
  ).drawn,
}
