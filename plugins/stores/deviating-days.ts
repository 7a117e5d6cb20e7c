import type { ArrayField, TextField } from 'payload'
import * as z from 'zod/mini'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { repeatedDays } from '#domain/stores/hours-problems.ts'
import { asDay } from '#plugins/kit/admin/admin-fields.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { translations } from '#plugins/kit/admin/translations.ts'
import { hoursField } from './hours-fields.ts'

const IsoDay = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))

const reason: TextField = { name: 'reason', label: 'Syy', type: 'text', maxLength: 80 }

/** The days with hours of their own. Holidays are filled in by `fill-holidays.ts`. */
export const deviatingDays: ArrayField = {
  name: 'deviatingDays',
  type: 'array',
  label: 'Poikkeavat päivät',
  labels: { singular: 'poikkeava päivä', plural: 'Poikkeavat päivät' },
  maxRows: 200,
  admin: {
    components: { RowLabel: '/views/fields/row-labels.tsx#DeviatingDayLabel' },
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
        { ...reason, admin: { width: '34%' } },
      ],
    },
    translations([reason]),
  ],
}
