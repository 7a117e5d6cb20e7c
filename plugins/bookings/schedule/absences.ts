import type { CollectionBeforeChangeHook, CollectionConfig, TextField } from 'payload'
import * as z from 'zod/mini'
import { readTime } from '#domain/stores/time-of-day.ts'
import { overlappingAbsence, problemWithAbsence } from '#domain/bookings/shift-problems.ts'
import { finnishMoment } from '#domain/calendar/finnish-day.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { asDay, internalField } from '#plugins/kit/admin/admin-fields.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { findAll, type Stored } from '#plugins/kit/storage/documents.ts'
import { BOOKINGS_GROUP, choice, fieldProblem, staffText } from './admin-fields.ts'
import { areDays, awayOf, refuseForeignOptometrist } from './planned-rows.ts'
import { scheduleHooks } from './schedule-changes.ts'
import { optometristField, plannedAndReadByStores } from './store-scope.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

/** Why an optometrist is absent. Nothing about health is stored. */
export const absenceReasons = ['vacation', 'sick', 'training', 'other'] as const

function dayField(name: string, label: string): TextField {
  return {
    name,
    label,
    type: 'text',
    required: true,
    index: true,
    validate: readable(z.iso.date(), 'Valitse päivä kalenterista.'),
    admin: { ...asDay, width: '50%' },
  }
}

function timeField(name: string, label: string, placeholder: string): TextField {
  return {
    name,
    label,
    type: 'text',
    validate: (value: unknown) =>
      !value || readTime(String(value)) !== undefined || staffText()('absence_problem.unreadable'),
    hooks: {
      beforeValidate: [
        ({ value }: { value?: unknown }) => (typeof value === 'string' ? (readTime(value) ?? value) : value),
      ],
    },
    admin: { width: '50%', placeholder, disableListFilter: true },
  }
}

const refuseClash: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const saved = { ...(originalDoc as object | undefined), ...data } as Stored<'absences'>
  if (!saved.optometrist || !areDays(saved.fromDay, saved.toDay) || !areTimes(saved.fromTime, saved.toTime)) return data
  const t = staffText()
  const absence = awayOf(saved, 0)
  const problem = problemWithAbsence(absence)
  if (problem)
    throw fieldProblem(req, 'absences', {
      path: 'toDay',
      label: 'Viimeinen päivä',
      message: t(`absence_problem.${problem}`),
    })
  await refuseForeignOptometrist(req, saved.optometrist)
  const rows = await findAll(req, 'absences', { optometrist: { equals: saved.optometrist } })
  const others = rows.filter(({ id }) => id !== saved.id).map((document) => awayOf(document, 0))
  const clash = overlappingAbsence(absence, others)
  if (!clash) return data
  const message = t('absence_problem.overlaps', { from: momentText(clash.from), to: momentText(clash.to) })
  throw fieldProblem(req, 'absences', { path: 'fromDay', label: 'Ensimmäinen päivä', message })
}

function areTimes(...times: (string | null)[]): boolean {
  return times.every((time) => !time || readTime(time) === time)
}

function momentText(moment: string): string {
  return finnishMoment(helsinkiInstant(moment.slice(0, 10), moment.slice(11)))
}

/** When optometrists are away although they have a shift. */
export const absences: CollectionConfig = {
  slug: 'absences',
  custom: declares({
    may: { read: 'admin', create: 'store-staff', update: 'admin', delete: 'admin' },
    ofCustomers: 'nothing',
    forgotten: { absences: (before) => ({ toDay: { less_than: before.slice(0, 10) } }) },
  }),
  labels: { singular: 'poissaolo', plural: 'Poissaolot' },
  admin: {
    group: BOOKINGS_GROUP,
    useAsTitle: 'optometristName',
    defaultColumns: ['optometrist', 'fromDay', 'fromTime', 'toDay', 'toTime', 'reason'],
    listSearchableFields: ['optometristName'],
    description:
      'Poissaolon ajalle ei voi varata. Jo tehdyt varaukset eivät siirry tallentamalla: siirrä ne myymälän päivänäkymässä.',
  },
  defaultSort: '-fromDay',
  access: plannedAndReadByStores('optometrist.stores'),
  hooks: { ...scheduleHooks, beforeChange: [refuseClash] },
  fields: [
    optometristField,
    {
      type: 'row',
      fields: [dayField('fromDay', 'Ensimmäinen päivä'), timeField('fromTime', 'Klo', 'Aamusta alkaen')],
    },
    { type: 'row', fields: [dayField('toDay', 'Viimeinen päivä'), timeField('toTime', 'Klo', 'Iltaan asti')] },
    choice('absence', absenceReasons, {
      name: 'reason',
      label: 'Syy',
      required: true,
      defaultValue: 'vacation',
      admin: { description: 'Tarkempaa syytä ei kirjata, eikä mitään terveydestä.' },
    }),
    { name: 'optometristName', label: 'Optikko', type: 'text', virtual: 'optometrist.name', admin: internalField },
  ],
}
