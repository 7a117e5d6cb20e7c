import { expect, test } from 'vitest'
import { frameFit, middleWidths } from './frame-fit.ts'

const frame = { totalWidth: 134, lensWidth: 50, bridge: 21 }

test.each([
  [134, 'fits'],
  [140, 'fits'],
  [128, 'fits'],
  [142, 'narrow'],
  [127, 'wide'],
] as const)('a frame of 134 mm on a face of about %i mm has the verdict %s', (face, verdict) => {
  expect(frameFit(frame, { face, pupils: 62 }).verdict).toBe(verdict)
})

test('gives the fit in whole millimeters with its uncertainty', () => {
  expect(frameFit(frame, { face: 138.6, pupils: 61.8 })).toEqual({
    verdict: 'fits',
    frame: 134,
    face: 139,
    faceDoubt: 7,
    centers: 71,
    pupils: 62,
    pupilsDoubt: 4,
  })
})

test('a single outlier does not change the median widths', () => {
  const seen = [60, 61, 62, 63, 90].map((pupils) => ({ face: pupils * 2, pupils }))
  expect(middleWidths(seen)).toEqual({ face: 124, pupils: 62 })
})
