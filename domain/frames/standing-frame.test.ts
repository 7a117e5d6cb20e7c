import { expect, test } from 'vitest'
import { standingFrame } from './standing-frame.ts'

test('a frame rests on its rims and on the tips of its temples, on one floor', () => {
  const { parts, tilt, lift } = standingFrame(
    {
      lensWidth: 50,
      lensHeight: 45,
      bridge: 21,
      templeLength: 145,
      totalWidth: 134,
      shape: 'panto',
      rim: 'full',
      rimWidth: 4.5,
      frameMaterial: 'acetate',
    },
    { step: 1.4, shade: 1.4 },
  )
  const heights = (isFront: boolean) =>
    parts.flatMap(({ mesh: { positions } }) =>
      Array.from({ length: positions.length / 3 }, (_, i) => [positions[3 * i + 1] ?? 0, positions[3 * i + 2] ?? 0])
        .filter(([, z = 0]) => z > -50 === isFront)
        .map(([y = 0, z = 0]) => y * Math.cos(tilt) - z * Math.sin(tilt) + lift),
    )
  for (const isFront of [true, false])
    expect(Math.abs(heights(isFront).reduce((a, b) => Math.min(a, b)))).toBeLessThan(0.3)
})
