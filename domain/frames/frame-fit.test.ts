import { expect, test } from 'vitest'
import { frameFit, middleWidths } from './frame-fit.ts'

const frame = { totalWidth: 134, lensWidth: 50, bridge: 21 }

test.each([
  [134, 'fits'],
  [140, 'fits'],
  [128, 'fits'],
  [142, 'narrow'],
  [127, 'wide'],
] as const)('a frame of 134 mm on a face of about %i mm: %s', (face, verdict) => {
  expect(frameFit(frame, { face, pupils: 62 }).verdict).toBe(verdict)
})

test('the fit is told in whole millimeters with its doubt', () => {
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

test('one picture that is off does not move the middle', () => {
  const seen = [60, 61, 62, 63, 90].map((pupils) => ({ face: pupils * 2, pupils }))
  expect(middleWidths(seen)).toEqual({ face: 124, pupils: 62 })
})
