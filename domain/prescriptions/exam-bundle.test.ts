import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { SavedPrescription } from '#contracts/kept-prescriptions.ts'
import { examBundle } from './exam-bundle.ts'

const glasses = {
  rightSphere: -1.25,
  rightCylinder: -0.5,
  rightAxis: 90,
  rightAddition: 1.5,
  rightPupillaryDistance: 31.5,
  leftSphere: -1,
  leftCylinder: 0,
  leftAxis: 0,
  leftAddition: 1.5,
  leftPupillaryDistance: 31,
  examinedOn: '2026-11-02',
  note: 'Prisma 1 pdpt BI.',
}
const exam = {
  right: { uncorrected: 0.4, corrected: 1.25, objective: { sphere: -1.37, cylinder: -0.5, axis: 92 } },
  left: { uncorrected: 'counting_fingers' as const, corrected: 1, objective: null },
  binocular: 1.25,
  pupillaryDistance: 62.5,
}
const first = { at: '2026-11-02T09:00:00.000Z', by: 'Olli Optikko', why: null, glasses, exam }
const opened: SavedPrescription = {
  ref: 'a1B2c3D4e5F6g7H8',
  kind: 'glasses',
  source: 'exam',
  articleId: null,
  name: '',
  examinedOn: '2026-11-02',
  signedBy: 'Olli Optikko',
  validUntil: '2027-11-02',
  validity: 'valid',
  addedAt: first.at,
  file: null,
  glasses,
  lenses: null,
  exam,
  versions: [],
  since: null,
  changes: [],
}
const person = { name: 'Aino Esimerkki', birthDate: '1985-05-17' }
const made = (one: SavedPrescription) =>
  examBundle(one, person, { number: 'K7QM2X9D', madeAt: '2026-11-02T10:00:00.000Z' })
const resourcesOf = (one: SavedPrescription) =>
  (made(one).entry as { resource: Record<string, unknown> }[]).map(({ resource }) => resource)

test('the export equals the documented example', () => {
  expect(made(opened)).toEqual(JSON.parse(readFileSync('docs/exam-export.json', 'utf8')))
})

test('corrected values are exported in their old form, marked as an error, before the valid ones', () => {
  const later = { ...first, at: '2026-11-03T08:00:00.000Z', by: 'Oona Optikko', why: 'Luvut vaihtuivat.' }
  const corrected = { ...later, exam: { ...exam, binocular: 1.5 } }
  const both = resourcesOf({ ...opened, exam: corrected.exam, versions: [first, corrected] })
  const binocular = both.filter(({ id }) => String(id).startsWith('binocular'))
  const note = [{ authorString: 'Oona Optikko', time: later.at, text: 'Luvut vaihtuivat.' }]
  expect(binocular).toMatchObject([
    { status: 'entered-in-error', valueQuantity: { value: 1.25 } },
    { status: 'amended', valueQuantity: { value: 1.5 }, note },
  ])
  const prescribed = both.filter(({ resourceType }) => resourceType === 'VisionPrescription')
  expect(prescribed.map(({ status }) => status)).toEqual(['entered-in-error', 'active'])
})

test('contact lenses are listed by eye, with their brand', () => {
  const lenses = {
    articleId: 1,
    name: 'Pisara',
    slug: 'pisara',
    right: { power: -2, baseCurve: 8.6, diameter: 14.2 },
    left: null,
  }
  const [, prescribed] = resourcesOf({ ...opened, kind: 'contact_lenses', glasses: null, exam: null, lenses })
  expect(prescribed?.lensSpecification).toMatchObject([
    { eye: 'right', power: -2, backCurve: 8.6, diameter: 14.2, brand: 'Pisara' },
  ])
})
