import { expect, test } from 'vitest'
import { pairOfLenses } from '#domain/optics/pair-of-lenses.ts'
import { flatValues } from '#domain/prescriptions/per-eye.ts'
import prescriptions from '#locales/fi/prescriptions.json' with { type: 'json' }
import { type ThicknessPackage, thicknessFor } from './lens-thickness.ts'
import { rxFormValues } from './rx-form-values.ts'

const TODAY = '2026-11-29'
const texts = prescriptions.thickness
const frame = { shape: 'panto', lensWidth: 50, lensHeight: 45, bridge: 21 } as const

function lenses(skuId: number, name: string, differences: Partial<ThicknessPackage>): ThicknessPackage {
  return {
    skuId,
    name,
    kind: 'single-vision',
    bounds: { sphere: { from: -10, to: 7 }, cylinder: { from: -4, to: 0 }, addition: null },
    needsFitting: false,
    tints: [],
    wrap: null,
    amount: skuId * 100,
    material: 'cr39',
    minimumThickness: { center: 2, edge: 1.2 },
    blankDiameters: [65, 70, 75],
    ...differences,
  }
}

const sphere = { from: -4, to: 3.5 }
const packages = [
  lenses(1, 'Perus', { bounds: { sphere, cylinder: { from: -2, to: 0 }, addition: null } }),
  lenses(2, 'Ohuet', { material: 'mr8', minimumThickness: { center: 1.3, edge: 1 } }),
  lenses(3, 'Erittäin ohuet', { material: 'mr7', minimumThickness: { center: 1.1, edge: 1 } }),
  lenses(4, 'Moniteho', { kind: 'progressive', material: 'mr8' }),
]

function eye(power: number, pupillaryDistance = 31.5) {
  return { sphere: power, cylinder: 0, axis: 0, addition: 0, pupillaryDistance }
}

function formOf(power: number, pupillaryDistance?: number): FormData {
  const eyes = { right: eye(power, pupillaryDistance), left: eye(power, pupillaryDistance) }
  return rxFormValues({ ...flatValues(eyes), examinedOn: '2026-10-01' })
}

const shown = (form: FormData, of = frame as Parameters<typeof thicknessFor>[1]['frame'], others = [] as never[]) =>
  thicknessFor(form, { frame: of, others, similar: '/kehykset?shape=panto' }, packages, { today: TODAY, texts })

test('a form without both spheres has no thickness', () => {
  expect(shown(new FormData())).toBeUndefined()
  const half = formOf(-3)
  half.set('left-sphere', '')
  expect(shown(half)).toBeUndefined()
})

test('the day of the exam may still be missing', () => {
  const form = formOf(-3)
  form.delete('examinedOn')
  expect(shown(form)?.rows).toHaveLength(3)
})

test('−3,50 has the figures of the rule for each package of its kind', () => {
  const found = shown(formOf(-3.5))
  expect(found?.rows.map(({ skuId }) => skuId)).toEqual([1, 2, 3])
  const both = { right: eye(-3.5), left: eye(-3.5) }
  for (const [i, one] of packages.slice(0, 3).entries()) {
    const { thickness, weight } = pairOfLenses(frame, one, both)
    const figures = `${thickness?.toFixed(1).replace('.', ',')}\u00a0mm · ${weight?.toFixed(0)}\u00a0g`
    expect(found?.rows[i]?.figures).toBe(figures)
  }
  expect(found?.advice).toContain('Ohuet')
  expect(found?.enough).toBe(2)
})

test('−6,00 says why the first package is missing', () => {
  const [first, second] = shown(formOf(-6))?.rows ?? []
  expect(first?.problem).toBe('Eivät käy vahvuuksillesi: näissä linsseissä SF voi olla −4,00…+3,50.')
  expect(first?.drawing).toBeNull()
  expect(second?.problem).toBe('')
  expect(second?.drawing?.label).toMatch(/oikea paksuimmillaan \d,\d\u00a0mm, vasen \d,\d\u00a0mm/)
})

test('a chosen progressive package is shown alone', () => {
  const form = formOf(-2)
  form.set('lenses', '4')
  expect(shown(form)?.rows.map(({ skuId }) => skuId)).toEqual([4])
})

test('without a pupillary distance the advice says that it is an estimate', () => {
  expect(shown(formOf(-2, 0))?.advice).toContain('Arvio')
  expect(shown(formOf(-2))?.advice).not.toContain('Arvio')
})

test('a frame that no blank covers names the blank and the size that is enough', () => {
  const wide = { ...frame, shape: 'rectangle', lensWidth: 60, bridge: 19 } as const
  const others = [{ size: 'S', path: '/s', frame }] as never[]
  const found = shown(formOf(-2, 28), wide, others)
  expect(found?.rows[0]?.problem).toMatch(/tarvitaan \d\d mm:n linssiaihio, ja suurin on 75 mm/)
  expect(found?.enough).toBeUndefined()
  expect(found?.wayOut).toEqual({ text: 'Valitse koko S, joka riittää', path: '/s' })
  expect(shown(formOf(-2, 28), wide)?.wayOut?.path).toBe('/kehykset?shape=panto')
  expect(shown(formOf(-2), frame, others)?.wayOut).toBeUndefined()
})
