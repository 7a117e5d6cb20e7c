import { describe, expect, test } from 'vitest'
import type { Point2 } from '#domain/frames/frame.ts'
import { cutLens, type GroundPower, sagitta, type UncutLens } from './cut-lens.ts'
import { decentration, fittingHeight, type LensFrame, outlineAboutCenter, smallestBlank } from './lens-place.ts'
import { prismBeside, vertexCompensated } from './lens-power.ts'
import { opticianFigures } from './optician-figures.ts'
import { enoughLenses, missingBlank } from './pair-of-lenses.ts'

const round: LensFrame = { shape: 'round', lensWidth: 50, lensHeight: 50, bridge: 20 }
const thin = { center: 2, edge: 1 }

function circle(diameter: number): Point2[] {
  return Array.from({ length: 360 }, (_, i) => {
    const angle = (i * Math.PI) / 180
    return [(diameter / 2) * Math.cos(angle), (diameter / 2) * Math.sin(angle)]
  })
}

function lensOf(power: Partial<GroundPower>, more: Partial<UncutLens> = {}) {
  const cut = cutLens({
    power: { sphere: 0, cylinder: 0, axis: 0, ...power },
    side: 'left',
    material: 'cr39',
    minimumThickness: thin,
    outline: circle(50),
    ...more,
  })
  if (!cut) throw new Error('not cut')
  return cut
}

describe('placing a lens', () => {
  test.each([
    // (50 + 20) / 2 − 31,5
    [50, 20, 31.5, 3.5],
    // (56 + 17) / 2 − 25,5: PD 51 in a wide wrap
    [56, 17, 25.5, 11],
    // (46 + 18) / 2 − 33: toward the temple
    [46, 18, 33, -1],
    // The usual half distance, 31,5, where none is known
    [50, 20, 0, 3.5],
  ])('%i□%i with the pupil at %d mm is decentered by %d mm', (lensWidth, bridge, pd, expected) => {
    expect(decentration({ ...round, lensWidth, bridge }, pd)).toBe(expected)
  })

  test('the blank of a round lens is its diameter, twice the decentration and two millimeters for edging', () => {
    // 50 + 2 · 3,5 + 2
    expect(smallestBlank(outlineAboutCenter(round, 31.5))).toBeCloseTo(59, 1)
  })

  test('a round lens of 50 mm leaves 29 mm below a pupil four millimeters above its middle', () => {
    expect(fittingHeight(outlineAboutCenter(round, 35))).toBeCloseTo(29, 1)
  })
})

describe('sagitta of a surface', () => {
  test.each([
    // r − √(r² − 25²) for r = 1000 · (1,498 − 1) / 6 = 83
    [25, 6 / 498, 83 - Math.sqrt(83 ** 2 - 25 ** 2)],
    // 43,589… = √(50² − 25²) with r = 50
    [25, 1 / 50, 50 - Math.sqrt(1875)],
    [25, 0, 0],
    [25, -1 / 50, Math.sqrt(1875) - 50],
    [51, 1 / 50, Infinity],
  ])('at %d mm with curvature %d 1/mm is %d mm', (radius, curvature, expected) => {
    expect(sagitta(radius, curvature)).toBeCloseTo(expected, 9)
  })
})

describe('thickness of a cut lens', () => {
  test('a lens of −4,00 in 1.498, 50 mm wide and 2 mm in its middle, has an edge of 4.71 mm', () => {
    // B = 6 − 4/2 = 4; F₁ = 4 / (1 + 0,002 · 4/1,498) = 3,9788 D; r₁ = 498 / 3,9788 = 125,16 mm; s₁ = 2,522 mm
    // F₂ = −8,00 D; r₂ = 62,25 mm; s₂ = 62,25 − √(62,25² − 25²) = 5,241 mm
    // edge = 2 + 5,241 − 2,522 = 4,719 mm. The thin formula, 2 + 25² · 4 / (2 · 498), gives 4,51 mm.
    const { center, thickestEdge, thinnestEdge } = lensOf({ sphere: -4 })
    expect(center).toBe(2)
    expect(thickestEdge).toBeCloseTo(4.719, 2)
    expect(thinnestEdge).toBeCloseTo(thickestEdge, 9)
  })

  test('a lens of +4,00 is as thick in its middle as an edge of 1 mm asks for', () => {
    const { center, thinnestEdge } = lensOf({ sphere: 4 })
    expect(thinnestEdge).toBeCloseTo(1, 6)
    // B = 10; center 3,76: F₁ = 10 / (1 + 0,00376 · 10/1,498) = 9,755 D; r₁ = 51,05 mm; s₁ = 6,539 mm
    // F₂ = 4 − 10 = −6 D; r₂ = 83 mm; s₂ = 3,855 mm; center = 1 + 6,539 − 3,855 = 3,684 mm
    expect(center).toBeCloseTo(1 + sagitta(25, 9.76 / 498) - sagitta(25, 6 / 498), 1)
  })

  test('its power at the back vertex is the power asked for', () => {
    const { center } = lensOf({ sphere: 4 })
    // F₁ / (1 − t/n · F₁) + F₂ with the front that the rule gives
    const front = 10 / (1 + (center / 1000 / 1.498) * 10)
    expect(front / (1 - (center / 1000 / 1.498) * front) - 6).toBeCloseTo(4, 9)
  })

  test('a cylinder is thickest across its axis: −2,00 × 180 above and below', () => {
    const { thickestEdge, thinnestEdge, section } = lensOf({ cylinder: -2, axis: 180 })
    expect(thickestEdge - thinnestEdge).toBeGreaterThan(1)
    expect(section.front).toHaveLength(section.back.length)
    // Along the axis there is no power, so the edge is about as thick as the middle.
    expect(thinnestEdge).toBeCloseTo(2, 0)
  })

  test.each([
    ['left', 45, 1],
    ['right', 45, -1],
  ] as const)('of the %s eye, −3,00 × %i is thickest at an angle on its own side', (side, axis, sign) => {
    // Across 45° lies 135°: up toward the nose of the left eye, and up toward the temple of the right one.
    const points: Point2[] = [45, 135, 225, 315].flatMap((degrees) => {
      const angle = (degrees * Math.PI) / 180
      return [[25 * Math.cos(angle), 25 * Math.sin(angle)] as const]
    })
    const wide = points.map(([x, y]): Point2 => (x * y * sign < 0 ? [x, y] : [x / 2, y / 2]))
    const narrow = points.map(([x, y]): Point2 => (x * y * sign > 0 ? [x, y] : [x / 2, y / 2]))
    const thickest = (outline: Point2[]) => lensOf({ cylinder: -3, axis }, { side, outline }).thickestEdge
    expect(thickest(wide)).toBeGreaterThan(thickest(narrow) + 1)
  })

  test('a lens whose back ends before the frame cannot be cut', () => {
    const wide = { material: 'cr39', minimumThickness: thin, side: 'left', outline: circle(70) } as const
    expect(cutLens({ ...wide, power: { sphere: -25, cylinder: 0, axis: 0 } })).toBeNull()
  })

  test('a plane sheet weighs area times thickness times density', () => {
    // π · 25² mm² · 2 mm · 1,32 g/cm³ = 5,18 g; a meniscus of equal curves is as heavy but for its rim.
    expect(lensOf({}).weight).toBeCloseTo((Math.PI * 625 * 2 * 1.32) / 1000, 0)
  })

  test('the weight of a lens is the sum of its thickness over its area', () => {
    // Fourier's sum of rings a tenth of a millimeter wide, of −4,00 as above.
    const front = 4 / (1 + (0.002 / 1.498) * 4) / 498
    const rings = Array.from({ length: 250 }, (_, i) => (i + 0.5) / 10)
    const volume = rings.reduce(
      (sum, r) => sum + 2 * Math.PI * r * 0.1 * (2 + sagitta(r, 8 / 498) - sagitta(r, front)),
      0,
    )
    expect(lensOf({ sphere: -4 }).weight).toBeCloseTo((volume * 1.32) / 1000, 2)
  })
})

describe('power beside the lens', () => {
  test.each([
    // −6 / (1 − 0,012 · −6) = −6 / 1,072: a contact lens for glasses 12 mm before the eye
    [-6, -12, -5.597],
    // 10 / (1 − 0,12)
    [10, -12, 11.364],
    [10, 2, 9.804],
    [0, -12, 0],
  ])('%d D moved by %d mm is %d D', (power, farther, expected) => {
    expect(vertexCompensated(power, farther)).toBeCloseTo(expected, 3)
  })

  test.each([
    // Prentice: 0,5 cm · 4 D
    [-4, 5, 2],
    [2, -3, 0.6],
  ])('%d D seen through %d mm beside the center has a prism of %d', (power, beside, expected) => {
    expect(prismBeside(power, beside)).toBeCloseTo(expected, 9)
  })
})

describe('lenses that are enough', () => {
  const pairs = (...thickness: number[]) => thickness.map((each, i) => ({ amount: 100 + i, thickness: each }))

  test.each([
    [[4, 3.4, 3.1], 4, 0, 0.9],
    [[6.8, 5.4, 4.6], 5.4, 1.4, 0.8],
    [[9, 7, 5], 5, 4, 0],
    [[3], 3, 0, 0],
  ])('of %j mm are those of %d mm', (thickness, enough, saved, more) => {
    const found = enoughLenses(pairs(...thickness))
    expect(found?.enough.thickness).toBe(enough)
    expect(found?.saved).toBeCloseTo(saved, 9)
    expect(found?.more).toBeCloseTo(more, 9)
  })

  test('are undefined where there are none', () => {
    expect(enoughLenses([])).toBeUndefined()
  })
})

describe('what an optician sees of the lenses', () => {
  const facts = {
    material: 'mr8',
    isImpactRated: false,
    suitsDrilled: true,
    wrap: null,
    blankDiameters: [65, 70, 75],
    smallestFittingHeight: 18,
    minimumThickness: { center: 1.5, edge: 1 },
  } as const
  const square: LensFrame = { shape: 'square', lensWidth: 52, lensHeight: 40, bridge: 18 }
  const figures = (sphere: number, pupillaryDistance = 32, frame: LensFrame = square) => {
    const eye = { sphere, cylinder: 0, axis: 0, pupillaryDistance }
    return opticianFigures(frame, { ...facts, blankDiameters: [...facts.blankDiameters] }, { right: eye, left: eye })
  }

  test.each([
    ['an ordinary pair has no mark', figures(-2), []],
    ['a low frame is marked', figures(-2, 32, { ...square, lensHeight: 26 }), ['low']],
    // (52 + 18) / 2 − 28 = 7
    ['a wide decentration is marked', figures(-1, 28), ['decentered']],
    // 2 · 0,1 cm · 6 D = 1,2 prism diopters
    ['a strong power asks for an exact distance', figures(-6), ['prism']],
    // −9 / (1 − 0,002 · 9) = −9,165
    ['a very strong power asks for the vertex distance', figures(-9), ['thick', 'prism', 'vertex']],
    ['a missing distance is marked', figures(-2, 0), ['usual_distance']],
    [
      'a frame that no blank covers is marked',
      figures(-1, 32, { ...square, lensWidth: 66 }),
      ['no_blank', 'decentered'],
    ],
  ] as const)('%s', (_, { marks }, expected) => {
    expect(marks).toEqual(expected)
  })

  test('decentration, blank, height, thickness and weight stand beside each eye', () => {
    const { frame, eyes } = figures(-2)
    expect(frame).toEqual({ lensWidth: 52, lensHeight: 40, bridge: 18 })
    expect(eyes.map(({ eye }) => eye)).toEqual(['right', 'left'])
    expect(eyes[0]).toMatchObject({ decentration: 3, center: 1.5 })
    expect(eyes[0]?.blank).toBeGreaterThanOrEqual(eyes[0]?.neededBlank ?? 100)
    expect(eyes[0]?.fittingHeight).toBeCloseTo(24, 0)
  })

  test('a blank is missing only where the largest is too small', () => {
    const eyes = { right: { pupillaryDistance: 32 }, left: { pupillaryDistance: 30 } }
    expect(missingBlank(square, { blankDiameters: [65, 70, 75] }, eyes)).toBeNull()
    expect(missingBlank(square, { blankDiameters: [50, 55] }, eyes)).toMatchObject({ largest: 55 })
  })
})
