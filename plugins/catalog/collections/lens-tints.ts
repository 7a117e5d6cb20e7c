import type { ArrayField, Field } from 'payload'
import * as z from 'zod/mini'
import { LensTint } from '#contracts/ground-lenses.ts'
import { asEuros } from '#plugins/kit/admin/admin-fields.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { translations } from '#plugins/kit/admin/translations.ts'

const { color, swatch, degree, amount } = LensTint.shape
const Tints = z.array(z.object({ color, degree }))

const name: Field = {
  name: 'name',
  label: 'Väri sanoin',
  type: 'text',
  required: true,
  admin: { description: 'Esimerkiksi Ruskea.' },
}

/** The tints of a lens package, each with its price. Which tints suit a frame is a field of the frame. */
export const lensTints: ArrayField = {
  name: 'tints',
  type: 'array',
  label: 'Sävyt',
  labels: { singular: 'sävy', plural: 'Sävyt' },
  maxRows: 40,
  admin: {
    components: { RowLabel: '/views/fields/row-labels.tsx#TintLabel' },
    description: 'Tyhjänä linssit ovat aina kirkkaat. Sävytettyjä linssejä saa kehyksiin, joiden linssit voi sävyttää.',
  },
  validate: (rows) => !hasTwice(rows) || 'Sama väri on listassa kahdesti yhtä tummana.',
  fields: [
    name,
    {
      name: 'color',
      label: 'Värin tunnus',
      type: 'text',
      required: true,
      validate: readable(color, 'Käytä pieniä kirjaimia a–z ja väliviivoja, esimerkiksi brown-gradient.'),
      admin: { description: 'Samaa tunnusta voi tilata samaan kehykseen vain kerran, tummuudesta riippumatta.' },
    },
    {
      name: 'swatch',
      label: 'Väripilkku',
      type: 'text',
      required: true,
      validate: readable(swatch, 'Kirjoita väri näin: #7a4a24.'),
    },
    {
      name: 'degree',
      label: 'Tummuus, %',
      type: 'number',
      required: true,
      validate: readable(degree, 'Kirjoita kokonaisluku väliltä 5–95.'),
      admin: { description: 'Kuinka suuren osan valosta linssi pidättää. Liukuvassa sävyssä yläreunasta.' },
    },
    { name: 'isGradient', label: 'Liukuva', type: 'checkbox', defaultValue: false },
    {
      name: 'amount',
      label: 'Hinta linssien lisäksi',
      type: 'number',
      required: true,
      validate: readable(amount, 'Kirjoita hinta euroina, esimerkiksi 39,00.'),
      admin: { ...asEuros, description: 'Molemmille linsseille, sisältää arvonlisäveron.' },
    },
    translations([name]),
  ],
}

/** Invalid values are reported by each field's own validation. */
function hasTwice(rows: unknown): boolean {
  const read = Tints.safeParse(rows ?? [])
  const names = read.success ? read.data.map((tint) => `${tint.color} ${tint.degree}`) : []
  return new Set(names).size < names.length
}
