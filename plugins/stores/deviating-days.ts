import { randomBytes } from 'node:crypto'
import type { ArrayField } from 'payload'
import * as z from 'zod/mini'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import type { DeviatingDay } from '#contracts/stores.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { repeatedDays } from '#domain/stores/hours-problems.ts'
import { withHolidays, type KnownDays } from '#domain/stores/prefilled-holidays.ts'
import { textOf } from '#locales/texts.ts'
import { asDay } from '#plugins/kit/admin/desk.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import type { Stored } from '#plugins/kit/storage/documents.ts'
import { hoursField, hoursOf, keptHours } from './hours-fields.ts'

const IsoDay = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))

/** The days with hours of their own. Holidays are filled in by `fill-holidays.ts`. */
export const deviatingDays: ArrayField = {
  name: 'deviatingDays',
  type: 'array',
  label: 'Poikkeavat päivät',
  labels: { singular: 'poikkeava päivä', plural: 'Poikkeavat päivät' },
  maxRows: 200,
  admin: {
    components: { RowLabel: '/views/stores/DeviatingDayLabel.tsx#DeviatingDayLabel' },
    initCollapsed: true,
    description:
      'Pyhäpäivät täyttyvät itsestään vuodeksi eteenpäin ja ovat suljettuja, kunnes kirjoitat niille ajan. Poistettu rivi ei palaa: silloin pätee viikon aukioloaika.',
  },
  validate: (rows) => {
    const days = (rows ?? []).map((row) => String((row as { day?: unknown }).day ?? '')).filter(Boolean)
    const [repeated] = repeatedDays(days)
    return repeated === undefined || `Päivällä ${finnishDay(repeated)} on kaksi riviä. Jätä niistä yksi.`
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'day',
          label: 'Päivä',
          type: 'text',
          required: true,
          validate: readable(IsoDay, 'Valitse päivä kalenterista.'),
          admin: { ...asDay, width: '33%' },
        },
        hoursField({ name: 'hours', label: 'Auki', admin: { width: '33%', placeholder: 'Suljettu' } }),
        { name: 'reason', label: 'Syy', type: 'text', maxLength: 80, admin: { width: '34%' } },
      ],
    },
  ],
}

type Days = Partial<Pick<Stored<'stores'>, 'deviatingDays' | 'holidaysUntil'>>

/** The deviating days of a document, by day. */
export function deviatingDaysOf({ deviatingDays: rows }: Days): DeviatingDay[] {
  const days = (rows ?? []).map(({ day, hours, reason }) => ({ day, hours: hoursOf(hours), reason: reason || null }))
  return days.toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

/** The fields of a document with the holidays ahead; undefined where none is missing. */
export function prefilled(document: Days, today: string): Days | undefined {
  const known: KnownDays = {
    deviatingDays: deviatingDaysOf(document),
    holidaysUntil: document.holidaysUntil || null,
  }
  const t = textOf(STAFF_LANGUAGE, 'stores')
  const filled = withHolidays(known, today, (holiday) => t(`holiday.${holiday}`))
  if (!filled) return undefined
  const rows = filled.deviatingDays.map((row) => ({ ...row, id: newRowId(), hours: keptHours(row.hours) }))
  return { ...filled, deviatingDays: rows }
}

/** As Payload numbers the rows of a list. Rows that are written without its hooks bring their own. */
function newRowId(): string {
  return randomBytes(12).toString('hex')
}
