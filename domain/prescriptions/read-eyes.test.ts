import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EyeValues, Side } from './per-eye.ts'
import { readEyes } from './read-eyes.ts'
import { writeDiopters } from './write-values.ts'

describe('reading the values of both eyes', () => {
  test('reads each value, and those left open as 0', () => {
    const { eyes, unread } = read({
      right: { sphere: '-2,00', cylinder: '-1,00', axis: 'x 180', addition: '–', pupillaryDistance: '31,5' },
      left: { sphere: '±0,00', cylinder: 'DS', axis: '-', pupillaryDistance: '32 mm' },
    })
    expect(unread).toEqual([])
    expect(eyes).toEqual({
      right: { sphere: -2, cylinder: -1, axis: 180, addition: 0, pupillaryDistance: 31.5 },
      left: { sphere: 0, cylinder: 0, axis: 0, addition: 0, pupillaryDistance: 32 },
    })
  })

  test.each(['', '-', 'DS', 'SPH'])('asks about an axis beside the cylinder %j', (cylinder) => {
    expect(read({ left: { cylinder, axis: '90' } }).unread).toEqual([
      { side: 'left', field: 'axis', code: 'prescription.cylinder_missing' },
    ])
  })

  test.each(['0', '0,00', '±0,00', 'plan'])('drops an axis beside the cylinder %j', (cylinder) => {
    const { eyes, unread } = read({ left: { cylinder, axis: '90' } })
    expect([eyes.left.axis, unread]).toEqual([0, []])
  })

  test('names the field that cannot be read', () => {
    expect(read({ right: { sphere: '-1,3', axis: '181', cylinder: '-1' } }).unread).toEqual([
      { side: 'right', field: 'sphere', code: 'unreadable.sphere' },
      { side: 'right', field: 'axis', code: 'unreadable.axis' },
    ])
  })

  test.each([
    ['31,5', '32', 31.5, 32],
    ['63', '', 31.5, 31.5],
    ['', '63', 31.5, 31.5],
    ['', '63 mm', 31.5, 31.5],
    ['-', '63', 31.5, 31.5],
    ['63', '63', 31.5, 31.5],
    ['64/62', '', 32, 32],
    ['', '64 / 62 mm', 32, 32],
    ['62/64', '', 32, 32],
    ['64-62', '', 32, 32],
    ['31,5/32', '', 31.5, 32],
    ['', '31,5/32', 31.5, 32],
    ['33/31', '', 33, 31],
    ['31,5 32', '', 31.5, 32],
    ['31,5 + 32', '', 31.5, 32],
    ['32/30,5', '32,5/31', 32, 32.5],
    ['31,5', '', 31.5, 0],
    ['', '', 0, 0],
  ])('reads the distances %j and %j as %d and %d mm', (right, left, ofRight, ofLeft) => {
    const { eyes, unread } = readDistances(right, left)
    expect(unread).toEqual([])
    expect([eyes.right.pupillaryDistance, eyes.left.pupillaryDistance]).toEqual([ofRight, ofLeft])
  })

  test.each<[string, string, Side[]]>([
    ['31,5', '62', ['left']],
    ['63', '31', ['right']],
    ['64', '62', ['right', 'left']],
    ['64/50', '', ['right']],
    ['64/32', '', ['right']],
    ['31/32/33', '', ['right']],
    ['31,5/32', '31', ['right']],
    ['31,5/32', '31,5/32', ['right', 'left']],
    ['63/', '', ['right']],
    ['kuusi', '32', ['right']],
  ])('cannot read the distances %j and %j', (right, left, sides) => {
    expect(readDistances(right, left).unread).toEqual(
      sides.map((side) => ({ side, field: 'pupillaryDistance', code: 'unreadable.pupillaryDistance' })),
    )
  })

  test('reads back every eye as an optician writes it', () => {
    const quarters = (most: number) => fc.integer({ min: -most * 4, max: most * 4 }).map((steps) => steps / 4)
    fc.assert(
      fc.property(quarters(30), quarters(6), fc.integer({ min: 1, max: 180 }), (sphere, cylinder, axis) => {
        const [sph, cyl] = [writeDiopters(sphere), writeDiopters(cylinder)]
        const { eyes, unread } = read({ right: { sphere: sph, cylinder: cyl, axis: `x ${axis}°` } })
        expect(unread).toEqual([])
        expect(eyes.right).toMatchObject({ sphere, cylinder, axis: cylinder === 0 ? 0 : axis })
      }),
    )
  })
})

type Typed = Partial<Record<keyof EyeValues, string>>

function read(typed: Partial<Record<Side, Typed>>) {
  return readEyes((side, field) => typed[side]?.[field] ?? '')
}

function readDistances(right: string, left: string) {
  return read({ right: { pupillaryDistance: right }, left: { pupillaryDistance: left } })
}
