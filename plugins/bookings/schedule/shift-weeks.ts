import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'
import * as z from 'zod/mini'
import { overlappingWeek } from '#domain/bookings/shift-problems.ts'
import { asDay, internalField } from '#plugins/kit/admin/admin-fields.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { findAll, type DocumentId, type Stored } from '#plugins/kit/storage/documents.ts'
import { dayNames } from '#plugins/stores/stored-hours.ts'
import { BOOKINGS_GROUP, choice, fieldProblem, staffText } from './admin-fields.ts'
import { areDays, areShiftHours, refuseForeignStore, storeName, weekOf } from './planned-rows.ts'
import { scheduleHooks } from './schedule-changes.ts'
import { shiftHoursField } from './shift-hours.ts'
import { optometristField, plannedByStores, storeField } from './store-scope.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

const labels = ['Maanantai', 'Tiistai', 'Keskiviikko', 'Torstai', 'Perjantai', 'Lauantai', 'Sunnuntai']
const isDay = readable(z.iso.date(), 'Valitse päivä kalenterista.')

interface EndContext {
  siblingData: { validFrom?: string }
  required?: boolean
  req: { t: unknown }
}

const isEnd = (value: unknown, { siblingData, ...context }: EndContext) => {
  const result = isDay(value, context)
  if (result !== true || !value || !siblingData.validFrom) return result
  return String(value) >= siblingData.validFrom || staffText()('week_problem.ends_first')
}

/** Refuses a week without a shift, one in a store where the optometrist does not work, and two at the same time. */
const refuseClash: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const saved = { ...(originalDoc as object | undefined), ...data } as Stored<'shift-weeks'>
  const t = staffText()
  if (!isWritten(saved)) return data
  const own = weekOf(saved, 0, 0)
  if (own.hours.every((hours) => hours === null))
    throw fieldProblem(req, 'shift-weeks', { path: 'monday', label: 'Maanantai', message: t('week_problem.empty') })
  await refuseForeignStore(req, 'shift-weeks', saved.optometrist, saved.store)
  const others = await othersOf(req, saved)
  const clash = overlappingWeek(own, others)
  if (!clash) return data
  const [from, to] = clash.week.hours[clash.weekday - 1] ?? ['', '']
  const message = t('week_problem.overlaps', {
    weekday: t(`weekday_on.${clash.weekday - 1}`),
    store: await storeName(req, clash.week.document.store),
    hours: `${from}–${to}`,
  })
  const day = clash.weekday - 1
  throw fieldProblem(req, 'shift-weeks', { path: dayNames[day] ?? 'monday', label: labels[day] ?? '', message })
}

/** Whether the fields are such as will be accepted, each by itself. */
function isWritten(saved: Stored<'shift-weeks'>): boolean {
  const { optometrist, validFrom, validUntil } = saved
  if (!optometrist || !areDays(validFrom, validUntil || validFrom) || (validUntil && validUntil < validFrom))
    return false
  return dayNames.every((day) => !saved[day] || areShiftHours(saved[day]))
}

async function othersOf(req: Parameters<CollectionBeforeChangeHook>[0]['req'], saved: Stored<'shift-weeks'>) {
  const rows = await findAll(req, 'shift-weeks', { optometrist: { equals: idOf(saved.optometrist) } })
  return rows.filter(({ id }) => id !== saved.id).map((document) => ({ ...weekOf(document, 0, 0), document }))
}

function idOf(value: unknown): DocumentId {
  return typeof value === 'object' && value !== null && 'id' in value ? (value.id as DocumentId) : (value as DocumentId)
}

const week: Field[] = dayNames.map((name, at) =>
  shiftHoursField({ name, label: labels[at] ?? name, admin: { placeholder: 'Vapaa' } }),
)

/** The weeks that repeat: which hours an optometrist works in a store. Shifts of days come from these by themselves. */
export const shiftWeeks: CollectionConfig = {
  slug: 'shift-weeks',
  custom: declares({
    may: { read: 'staff', create: 'store-staff', update: 'admin', delete: 'admin' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'viikkopohja', plural: 'Viikkopohjat' },
  admin: {
    group: BOOKINGS_GROUP,
    useAsTitle: 'optometristName',
    defaultColumns: ['optometrist', 'store', 'weeks', 'validFrom', 'validUntil'],
    listSearchableFields: ['optometristName', 'storeName'],
    description:
      'Toistuvat työajat. Kun työaika muuttuu, päätä vanha pohja ja tee uusi: niin menneet viikot pysyvät oikein. Yhden päivän muutos tehdään vuorona. Aukioloajan ulkopuolella ei ole vapaita aikoja.',
  },
  defaultSort: 'optometristName',
  access: plannedByStores('store'),
  hooks: { ...scheduleHooks, beforeChange: [refuseClash] },
  fields: [
    { type: 'row', fields: [optometristField, storeField] },
    {
      type: 'row',
      fields: [
        choice('weeks', ['every', 'odd', 'even'], {
          name: 'weeks',
          label: 'Mitkä viikot',
          required: true,
          defaultValue: 'every',
          admin: { width: '34%' },
        }),
        {
          name: 'validFrom',
          label: 'Ensimmäinen päivä',
          type: 'text',
          required: true,
          validate: isDay,
          admin: { ...asDay, width: '33%' },
        },
        {
          name: 'validUntil',
          label: 'Viimeinen päivä',
          type: 'text',
          validate: isEnd as never,
          admin: { ...asDay, width: '33%' },
        },
      ],
    },
    {
      type: 'collapsible',
      label: 'Työajat, esimerkiksi 9–17 tai 9.30–17.15',
      admin: { description: 'Tyhjä päivä on vapaa. Lounastauko tulee myymälän aukiolosta.' },
      fields: week,
    },
    { name: 'optometristName', label: 'Optikko', type: 'text', virtual: 'optometrist.name', admin: internalField },
    { name: 'storeName', label: 'Myymälä', type: 'text', virtual: 'store.name', admin: internalField },
  ],
}
