import type { ArrayField, CollectionConfig, NumberField } from 'payload'
import * as z from 'zod/mini'
import { Instrument } from '#contracts/exam-types.ts'
import { noAccess } from '#plugins/kit/admin/access.ts'
import { internalField } from '#plugins/kit/admin/admin-fields.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { BOOKINGS_GROUP, choice } from './admin-fields.ts'
import { scheduleHooks } from './schedule-changes.ts'
import { plannedByStores, storeField } from './store-scope.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

/** A whole number of a rule, between two bounds. */
function ruleField(
  name: string,
  label: string,
  { from, to, fallback, help }: { from: number; to: number; fallback: number; help: string },
): NumberField {
  return {
    name,
    label,
    type: 'number',
    required: true,
    defaultValue: fallback,
    validate: readable(z.int().check(z.minimum(from), z.maximum(to)), `Kirjoita kokonaisluku ${from}–${to}.`),
    admin: { description: help },
  }
}

const rooms: ArrayField = {
  name: 'rooms',
  label: 'Tutkimushuoneet',
  labels: { singular: 'huone', plural: 'Tutkimushuoneet' },
  type: 'array',
  required: true,
  minRows: 1,
  maxRows: 20,
  admin: { description: 'Yhdessä huoneessa on yksi asiakas kerrallaan.' },
  validate: (rows) => {
    const names = (rows ?? []).map((row) => String((row as { name?: unknown }).name ?? '').trim())
    const repeated = names.find((name, at) => name !== '' && names.indexOf(name) !== at)
    if (repeated !== undefined) return `Huone ${repeated} on listassa kahdesti. Anna huoneille eri nimet.`
    return names.length > 0 || 'Lisää ainakin yksi huone.'
  },
  fields: [
    { name: 'name', label: 'Nimi', type: 'text', required: true, maxLength: 40 },
    choice('instrument', Instrument.options, {
      name: 'instruments',
      label: 'Huoneessa pysyvät laitteet',
      hasMany: true,
    }),
  ],
}

const movable: ArrayField = {
  name: 'movable',
  label: 'Yhteiset laitteet',
  labels: { singular: 'laite', plural: 'Yhteiset laitteet' },
  type: 'array',
  maxRows: 12,
  admin: {
    initCollapsed: false,
    description:
      'Laitteet, joita käytetään vuorotellen eri huoneista. Niitä voi olla varattuna yhtä monta kuin niitä on.',
  },
  validate: (rows) => {
    const kinds = (rows ?? []).map((row) => String((row as { instrument?: unknown }).instrument ?? ''))
    return new Set(kinds).size === kinds.length || 'Sama laite on listassa kahdesti. Kirjoita määrä yhdelle riville.'
  },
  fields: [
    {
      type: 'row',
      fields: [
        choice('instrument', Instrument.options, {
          name: 'instrument',
          label: 'Laite',
          required: true,
          admin: { width: '67%' },
        }),
        {
          name: 'pieces',
          label: 'Määrä',
          type: 'number',
          required: true,
          defaultValue: 1,
          validate: readable(z.int().check(z.minimum(1), z.maximum(20)), 'Kirjoita kokonaisluku 1–20.'),
          admin: { width: '33%' },
        },
      ],
    },
  ],
}

/** What a store has for exams, and how it takes bookings: one document a store. */
export const examPlaces: CollectionConfig = {
  slug: 'exam-places',
  custom: declares({
    // Staff of a store plan their own, of which this says nothing.
    may: { read: 'staff', create: 'store-staff', update: 'admin', delete: 'nobody' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'vastaanotto', plural: 'Vastaanotot' },
  admin: {
    group: BOOKINGS_GROUP,
    useAsTitle: 'storeName',
    defaultColumns: ['store', 'noticeMinutes', 'horizonDays', 'gridMinutes', 'bufferMinutes'],
    listSearchableFields: ['storeName'],
    description: 'Myymälöiden huoneet, laitteet ja varaamisen säännöt. Ilman vastaanottoa myymälään ei voi varata.',
  },
  access: { ...plannedByStores('store'), delete: noAccess },
  hooks: scheduleHooks,
  fields: [
    { ...storeField, unique: true },
    { name: 'storeName', label: 'Myymälä', type: 'text', virtual: 'store.name', admin: internalField },
    rooms,
    movable,
    {
      type: 'collapsible',
      label: 'Varaamisen säännöt',
      fields: [
        ruleField('noticeMinutes', 'Varattava viimeistään, minuuttia ennen', {
          from: 0,
          to: 10_080,
          fallback: 60,
          help: 'Asiakas varaa verkossa viimeistään näin paljon ennen aikaa. Henkilökuntaa tämä ei sido.',
        }),
        ruleField('horizonDays', 'Varattava enintään, päivää eteenpäin', {
          from: 1,
          to: 180,
          fallback: 60,
          help: 'Näin pitkälle asiakkaat näkevät aikoja.',
        }),
        ruleField('bufferMinutes', 'Väli tarkastusten välissä, minuuttia', {
          from: 0,
          to: 60,
          fallback: 15,
          help: 'Kirjaamiseen ja siivoamiseen jäävä aika.',
        }),
        {
          name: 'gridMinutes',
          label: 'Ajat alkavat',
          type: 'select',
          required: true,
          defaultValue: '15',
          options: ['5', '10', '15', '20', '30'].map((value) => ({ value, label: `${value} minuutin välein` })),
        },
        ruleField('changeMinutes', 'Siirrettävissä viimeistään, minuuttia ennen', {
          from: 0,
          to: 10_080,
          fallback: 120,
          help: 'Tämän jälkeen asiakas siirtää tai peruu aikansa soittamalla.',
        }),
      ],
    },
  ],
}
