import type { Field } from 'payload'
import * as z from 'zod/mini'
import { LensFacts } from '#contracts/ground-lenses.ts'
import { asFacts, asJson } from '#plugins/kit/admin/admin-fields.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { typed } from '#plugins/kit/storage/document-types.ts'
import { groundMaterials, impactRatings } from './article-choices.ts'

const { wrap, blankDiameters, smallestFittingHeight, minimumThickness } = LensFacts.shape
const isGround = { condition: ({ takesLenses }: { takesLenses?: boolean }) => Boolean(takesLenses) }

/** From the least to the most. */
const Ordered = wrap.check(z.refine((range) => range === null || range.from <= range.to))
const Ascending = blankDiameters.check(z.refine((all) => all.every((one, at) => at === 0 || one > (all[at - 1] ?? 0))))

/** What of a frame decides which lenses can be ground for it, beside its shape, rim, wearers and measures. */
export const lensSeatFields: Field[] = [
  {
    name: 'baseCurve',
    label: 'Linssin kaarevuus (dioptriaa)',
    type: 'number',
    validate: readable(z.number().check(z.minimum(0), z.maximum(10)), 'Kirjoita kaarevuus väliltä 0–10.'),
    admin: {
      ...isGround,
      description: 'Vähintään 7: kehys kaartuu kasvojen ympäri, ja siihen hiotaan vain osa vahvuuksista.',
    },
  },
  {
    name: 'pantoscopicTilt',
    label: 'Pantoskooppinen kulma (astetta)',
    type: 'number',
    validate: readable(z.number().check(z.minimum(-10), z.maximum(25)), 'Kirjoita kulma väliltä −10–25.'),
    admin: isGround,
  },
  { name: 'impact', label: 'Iskunkestävyys', type: 'select', defaultValue: 'none', options: impactRatings },
  {
    name: 'impactStandard',
    label: 'Standardi, jonka mukaan isku on testattu',
    type: 'text',
    admin: { condition: ({ impact }) => impact === 'racket', description: 'Esimerkiksi EN ISO 18527-2.' },
  },
]

/** What of ground lenses decides into which frames they can be ground. */
export const lensFactFields: Field[] = [
  { name: 'groundMaterial', label: 'Linssin materiaali', type: 'select', options: groundMaterials },
  {
    name: 'isImpactRated',
    label: 'Kestää mailapelin iskun yhdessä testatun kehyksen kanssa',
    type: 'checkbox',
    defaultValue: false,
  },
  { name: 'suitsDrilled', label: 'Kestää porauksen reunattomaan kehykseen', type: 'checkbox', defaultValue: false },
  {
    name: 'wrap',
    label: 'SF kaartuvaan kehykseen',
    type: 'json',
    typescriptSchema: typed("import('#contracts/ground-lenses.ts').LensFacts['wrap']"),
    validate: readable(Ordered, 'Kirjoita kumpikin raja dioptrioina, pienempi ensin, esimerkiksi −4,00 ja 3,00.'),
    admin: { ...asFacts({ from: 'Alkaen', to: 'Enintään' }), description: 'Tyhjänä ei hiota kaartuvaan kehykseen.' },
  },
  {
    name: 'blankDiameters',
    label: 'Linssiaihioiden halkaisijat (mm)',
    type: 'json',
    typescriptSchema: typed('number[] | null'),
    validate: readable(
      Ascending,
      'Kirjoita halkaisijat kokonaislukuina 40–100 pienimmästä alkaen, esimerkiksi [65, 70].',
    ),
    admin: asJson,
  },
  {
    name: 'smallestFittingHeight',
    label: 'Pienin sovituskorkeus (mm)',
    type: 'number',
    validate: readable(smallestFittingHeight, 'Kirjoita sovituskorkeus väliltä 8–40.'),
    admin: { condition: ({ lensKind }) => lensKind === 'progressive' || lensKind === 'work' },
  },
  {
    name: 'minimumThickness',
    label: 'Pienin paksuus (mm)',
    type: 'json',
    typescriptSchema: typed("import('#contracts/ground-lenses.ts').LensFacts['minimumThickness'] | null"),
    validate: readable(minimumThickness, 'Kirjoita kumpikin paksuus väliltä 0,3–10.'),
    admin: asFacts({ center: 'Keskellä', edge: 'Reunassa' }),
  },
]
