import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import * as z from 'zod/mini'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { overlappingShift } from '#domain/bookings/shift-problems.ts'
import { readHours, writtenHours } from '#domain/stores/read-hours.ts'
import { setByShop } from '#plugins/kit/admin/access.ts'
import { asDay, internalField } from '#plugins/kit/admin/admin-fields.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { findAll, type Stored } from '#plugins/kit/storage/documents.ts'
import type { MovedCollection } from '#plugins/kit/storage/move/new-ids.ts'
import { BOOKINGS_GROUP, fieldProblem, staffText } from './admin-fields.ts'
import { areDays, areShiftHours, refuseForeignStore, shiftOf, storeName } from './planned-rows.ts'
import { scheduleHooks } from './schedule-changes.ts'
import { shiftHoursField } from './shift-hours.ts'
import { optometristField, plannedByStores, storeField } from './store-scope.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

/** An optometrist begins one shift at a time. */
const keyOf = ({ optometrist, day, hours }: Pick<Stored<'shifts'>, 'optometrist' | 'day' | 'hours'>) => ({
  key: `${optometrist}:${day}:${readHours(hours)?.[0] ?? ''}`,
})

const keyed: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const { optometrist, day, hours } = { ...(originalDoc as object | undefined), ...data } as Partial<Stored<'shifts'>>
  return optometrist && day && hours ? { ...data, ...keyOf({ optometrist, day, hours }) } : data
}

const refuseClash: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const saved = { ...(originalDoc as object | undefined), ...data } as Stored<'shifts'>
  if (!saved.optometrist || !areDays(saved.day) || !areShiftHours(saved.hours)) return data
  await refuseForeignStore(req, 'shifts', saved.optometrist, saved.store)
  const sameDay = { and: [{ optometrist: { equals: saved.optometrist } }, { day: { equals: saved.day } }] }
  const others = (await findAll(req, 'shifts', sameDay)).filter(({ id }) => id !== saved.id)
  const clash = overlappingShift(
    shiftOf(saved, 0, 0),
    others.map((document) => ({ ...shiftOf(document, 0, 0), document })),
  )
  if (!clash) return data
  const message = staffText()('shift_problem.overlaps', {
    store: await storeName(req, clash.document.store),
    day: finnishDay(clash.day),
    hours: writtenHours(clash.hours),
  })
  throw fieldProblem(req, 'shifts', { path: 'hours', label: 'Kello', message })
}

/** Shifts of single days, which hold in place of the templates. */
export const shifts: CollectionConfig = {
  slug: 'shifts',
  labels: { singular: 'vuoro', plural: 'Vuorot' },
  admin: {
    group: BOOKINGS_GROUP,
    useAsTitle: 'optometristName',
    defaultColumns: ['day', 'optometrist', 'store', 'hours'],
    listSearchableFields: ['optometristName', 'storeName', 'day'],
    description:
      'Yhden päivän poikkeavat vuorot. Kun optikolla on päivälle vuoro, viikkopohja ei päde hänellä sinä päivänä missään myymälässä. Vapaapäivä merkitään poissaolona.',
  },
  defaultSort: '-day',
  access: plannedByStores('store'),
  hooks: { ...scheduleHooks, beforeValidate: [keyed], beforeChange: [refuseClash] },
  custom: {
    ...declares({
      may: { read: 'staff', create: 'store-staff', update: 'admin', delete: 'admin' },
      ofCustomers: 'nothing',
      forgotten: { shifts: (before) => ({ day: { less_than: before.slice(0, 10) } }) },
    }),
    fieldsOfIds: keyOf,
  } satisfies MovedCollection<'shifts'>,
  fields: [
    { type: 'row', fields: [optometristField, storeField] },
    {
      type: 'row',
      fields: [
        {
          name: 'day',
          label: 'Päivä',
          type: 'text',
          required: true,
          index: true,
          validate: readable(z.iso.date(), 'Valitse päivä kalenterista.'),
          admin: { ...asDay, width: '50%' },
        },
        shiftHoursField({
          name: 'hours',
          label: 'Kello',
          required: true,
          admin: { width: '50%', placeholder: '9–17' },
        }),
      ],
    },
    { name: 'optometristName', label: 'Optikko', type: 'text', virtual: 'optometrist.name', admin: internalField },
    { name: 'storeName', label: 'Myymälä', type: 'text', virtual: 'store.name', admin: internalField },
    { name: 'key', type: 'text', unique: true, index: true, access: setByShop, admin: internalField },
  ],
}
