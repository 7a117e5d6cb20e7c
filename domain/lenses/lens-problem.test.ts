import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { SeedEyewear } from '#contracts/seed-eyewear.ts'
import type { SeedLensPackage } from '#contracts/seed-lenses.ts'
import { lensProblem, wrapRange } from './lens-problem.ts'
import { lensSeatOf } from './lens-seat.ts'

const seeds = <Row>(name: string) => JSON.parse(readFileSync(`content-seeds/articles/${name}.json`, 'utf8')) as Row[]
const frames = seeds<SeedEyewear>('eyewear')
const packages = seeds<SeedLensPackage>('lens-packages')

const OK = null
const SOFT = 'lens.needs_drilled'
const HARD = 'lens.needs_impact'
const FLAT = 'lens.not_wrapped'
const YOUNG = 'lens.needs_single_vision'

describe('whether lenses suit a frame', () => {
  // In the order of the packages below.
  const slugs = [
    'suojalinssit',
    'yksiteho-1-5',
    'yksiteho-1-6',
    'yksiteho-1-67',
    'yksiteho-polykarbonaatti',
    'tyolasit',
    'moniteho',
  ]
  test.each([
    ['a full rim for adults', 'halinen', [OK, OK, OK, OK, OK, OK, OK]],
    ['half a rim', 'raksila', [OK, OK, OK, OK, OK, OK, OK]],
    ['a drilled frame', 'toppila', [SOFT, SOFT, OK, OK, OK, OK, OK]],
    ['a children’s frame', 'touho', [OK, OK, OK, OK, OK, YOUNG, YOUNG]],
    ['sunglasses for children', 'kesakuu', [OK, OK, OK, OK, OK, YOUNG, YOUNG]],
    ['a wrapped frame', 'kelo', [OK, OK, OK, OK, OK, FLAT, FLAT]],
    ['a racket frame', 'syotto', [HARD, HARD, HARD, HARD, OK, HARD, HARD]],
    ['a shield', 'rysty', Array(7).fill('cart.lenses_do_not_fit')],
  ])('%s (%s): %j', (_, model, expected) => {
    const design = frames.find((frame) => frame.model === model)!
    const answers = slugs.map((slug) => problemIn(design, slug)?.code ?? OK)
    expect(answers).toEqual(expected)
  })

  test.each([
    [27.9, 'lens.too_low'],
    [28, undefined],
    [null, undefined],
  ])('progressive lenses of 18 mm in a frame whose lens is %j mm high: %s', (lensHeight, code) => {
    const lensSeat = lensSeatOf({ takesLenses: true, rim: 'full' })
    const { value, min } = lensProblem({ lensSeat, lensHeight }, packageOf('moniteho'))?.details ?? {}
    expect(lensProblem({ lensSeat, lensHeight }, packageOf('moniteho'))?.code).toBe(code)
    expect([value, min]).toEqual(code ? ['27,9', 28] : [undefined, undefined])
    expect(lensProblem({ lensSeat, lensHeight }, packageOf('yksiteho-1-5'))).toBeNull()
  })

  test('a curve of 7 diopters or more is a wrap, whatever the shape; without a curve the shape says it', () => {
    const isWrapped = (frame: object) => lensSeatOf({ takesLenses: true, ...frame })?.isWrapped
    expect(
      [{ baseCurve: 7 }, { baseCurve: 6.5, shape: 'wrap' }, { shape: 'wrap' }, { shape: 'round' }].map(isWrapped),
    ).toEqual([true, false, true, false])
  })

  test('only a wrapped frame narrows the powers that lenses allow', () => {
    const lenses = packageOf('yksiteho-1-67')
    expect(wrapRange(lensSeatOf(frames.find(({ model }) => model === 'kelo')!), lenses)).toEqual({ from: -6, to: 4 })
    expect(wrapRange(lensSeatOf(frames.find(({ model }) => model === 'halinen')!), lenses)).toBeNull()
  })
})

describe('the seeds', () => {
  const taking = frames.filter(({ takesLenses }) => takesLenses)

  test.each(taking.map((design) => [design.model, design] as const))(
    '%s takes lenses with power in every size',
    (_, design) => {
      for (const { lensHeight } of design.sizes) {
        const suited = packages.filter(
          (one) =>
            one.kind === 'single-vision' && lensProblem({ lensSeat: lensSeatOf(design), lensHeight }, one) === null,
        )
        expect(suited).not.toEqual([])
      }
    },
  )

  test('what takes no lenses is a shield, reading glasses, or says why', () => {
    const others = frames.filter(({ takesLenses }) => !takesLenses)
    expect(others.filter(({ category, shape }) => category !== 'reading_glasses' && shape !== 'wrap')).toEqual([])
  })

  test('every racket frame is rated by a standard', () => {
    const racket = frames.filter(({ sport }) => sport === 'racket-sports')
    expect(racket.map(({ impact, impactStandard }) => [impact, impactStandard])).toEqual(
      racket.map(() => ['racket', 'EN ISO 18527-2']),
    )
  })
})

function packageOf(slug: string): SeedLensPackage {
  return packages.find((one) => one.slug === slug)!
}

function problemIn(design: SeedEyewear, slug: string) {
  const lensHeight = design.sizes[0]?.lensHeight ?? null
  return lensProblem({ lensSeat: lensSeatOf(design), lensHeight }, packageOf(slug))
}
