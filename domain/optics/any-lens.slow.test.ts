import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point2 } from '#domain/frames/frame.ts'
import { lensOutline } from '#domain/frames/outline.ts'
import { transpose } from '#domain/prescriptions/transpose.ts'
import { cutLens } from './cut-lens.ts'
import { LENS_MATERIALS, type LensMaterial } from './lens-materials.ts'
import { type LensFrame, outlineAboutCenter } from './lens-place.ts'
import { type PairOfLenses, pairOfLenses } from './pair-of-lenses.ts'

const thin = { center: 2, edge: 1 }

describe('any prescription in any frame of the seeds', () => {
  const frames = seedFrames()
  const lensOutlines = new Map(frames.map((frame) => [frame, lensOutline(frame)]))
  const materials = Object.keys(LENS_MATERIALS) as LensMaterial[]
  const quarters = (from: number, to: number) => fc.integer({ min: from * 4, max: to * 4 }).map((each) => each / 4)
  const eye = fc.record({
    sphere: quarters(-12, 8),
    cylinder: quarters(-4, 4),
    axis: fc.integer({ min: 1, max: 180 }),
    pupillaryDistance: fc.integer({ min: 25 * 2, max: 38 * 2 }).map((each) => each / 2),
  })
  const eyes = fc.record({ right: eye, left: eye })
  const make = (material: LensMaterial) => ({ material, minimumThickness: thin, blankDiameters: [65, 70, 75, 80] })
  const RUNS = { numRuns: 200 }

  test('gives finite figures of which none contradicts another', () => {
    fc.assert(
      fc.property(eyes, fc.constantFrom(...materials), (both, material) => {
        const wrong = frames.flatMap((frame) =>
          contradictions(frame, material, pairOfLenses(frame, make(material), both, lensOutlines.get(frame))),
        )
        expect(wrong).toEqual([])
      }),
      RUNS,
    )
  })

  test('is never thinner for a stronger sphere without a cylinder, from a quarter diopter on', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...frames),
        fc.constantFrom(...materials),
        eye,
        fc.constantFrom(-1, 1),
        (frame, material, { pupillaryDistance }, sign) => {
          const outline = outlineAboutCenter(frame, pupillaryDistance)
          let before = 0
          for (let sphere = 0.25; sphere <= 12; sphere += 0.25) {
            const power = { sphere: sign * sphere, cylinder: 0, axis: 0 }
            const cut = cutLens({
              power,
              side: 'left',
              material,
              minimumThickness: thin,
              outline,
              baseCurve: frame.baseCurve ?? null,
            })
            if (!cut) return
            expect(cut.greatest).toBeGreaterThanOrEqual(before - 1e-9)
            before = cut.greatest
          }
        },
      ),
      RUNS,
    )
  })

  test('turns with the axis on a circle', () => {
    fc.assert(
      fc.property(eye, fc.integer({ min: 0, max: 180 }), fc.constantFrom(...materials), (power, turn, material) => {
        const cut = (axis: number) =>
          cutLens({ power: { ...power, axis }, side: 'left', material, minimumThickness: thin, outline: circle(52) })
        const [one, other] = [cut(power.axis), cut(power.axis + turn)]
        expect(other === null).toBe(one === null)
        for (const figure of ['center', 'greatest', 'thinnestEdge', 'weight'] as const)
          expect(other?.[figure] ?? 0).toBeCloseTo(one?.[figure] ?? 0, 6)
      }),
      RUNS,
    )
  })

  test('is alike in plus and minus notation', () => {
    fc.assert(
      fc.property(eye, fc.constantFrom(...frames), fc.constantFrom(...materials), (power, frame, material) => {
        const turned = transpose({ ...power, addition: 0 })
        const pair = (values: typeof power) => pairOfLenses(frame, make(material), { right: values, left: values })
        const [one, other] = [pair(power), pair(turned)]
        expect(other.thickness ?? 0).toBeCloseTo(one.thickness ?? 0, 6)
        expect(other.weight ?? 0).toBeCloseTo(one.weight ?? 0, 6)
      }),
      RUNS,
    )
  })
})

/** What of the figures of a pair cannot be true together. */
function contradictions(frame: LensFrame, material: LensMaterial, pair: PairOfLenses): string[] {
  return (['right', 'left'] as const).flatMap((side) => {
    const { cut, blank, neededBlank, fittingHeight: height } = pair.lenses[side]
    const { thickness, weight } = pair
    const sheet = frame.lensWidth * frame.lensHeight * LENS_MATERIALS[material].density
    const facts = {
      'the height is within the lens': height > frame.lensHeight / 3 && height < frame.lensHeight,
      'the blank covers the frame': neededBlank > frame.lensWidth && (blank ?? 100) >= neededBlank,
      'without a blank there is no pair': blank !== null || thickness === null,
      'every figure is finite': [...(cut?.section.front ?? []), ...(cut?.section.back ?? [])]
        .flat()
        .every(Number.isFinite),
      'the minima are observed': !cut || (cut.center >= thin.center && cut.thinnestEdge >= thin.edge - 1e-6),
      'the greatest is the center or an edge': !cut || cut.greatest === Math.max(cut.center, cut.thickestEdge),
      'a pair is as thick as its lenses': !cut || thickness === null || thickness >= cut.greatest,
      'a lens is lighter than its box': !cut || cut.weight < (sheet * cut.greatest) / 1000,
      'a pair is heavier than a lens': !cut || weight === null || weight > cut.weight,
    }
    return Object.entries(facts).flatMap(([fact, isTrue]) => (isTrue ? [] : [`${fact}: ${JSON.stringify(frame)}`]))
  })
}

interface SeedFrame {
  takesLenses: boolean
  shape: LensFrame['shape']
  baseCurve?: number
  sizes: Omit<LensFrame, 'shape'>[]
}

function seedFrames(): LensFrame[] {
  const designs = JSON.parse(readFileSync('content-seeds/articles/eyewear.json', 'utf8')) as SeedFrame[]
  const frames = designs
    .filter(({ takesLenses }) => takesLenses)
    .flatMap(({ shape, baseCurve = null, sizes }) =>
      sizes.map(({ lensWidth, lensHeight, bridge }) => ({ shape, lensWidth, lensHeight, bridge, baseCurve })),
    )
  return [...new Map(frames.map((frame) => [JSON.stringify(frame), frame])).values()]
}

function circle(diameter: number): Point2[] {
  return Array.from({ length: 360 }, (_, i) => {
    const angle = (i * Math.PI) / 180
    return [(diameter / 2) * Math.cos(angle), (diameter / 2) * Math.sin(angle)]
  })
}
