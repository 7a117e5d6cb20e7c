import type { ArrayField } from 'payload'
import * as z from 'zod/mini'
import { ListPrice } from '#contracts/money.ts'
import { problemWithCampaigns, type Campaign, type CampaignProblem } from '#domain/lifestyle/plan-campaign.ts'
import { asDay, asEuros } from '#plugins/kit/admin/admin-fields.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { today } from '#plugins/kit/clock.ts'

const isDay = readable(z.iso.date(), 'Valitse päivä kalenterista.')

const SENTENCES: Record<CampaignProblem, string> = {
  dates: 'Tarkista päivät: uusi kampanja alkaa aikaisintaan tänään ja päättyy aikaisintaan alkamispäivänään.',
  not_cheaper: 'Kampanjahinnan on oltava pienempi kuin paketin hinta.',
  overlap: 'Kaksi kampanjaa osuu samoille päiville. Muuta toisen päiviä.',
  begun:
    'Alkanutta kampanjaa ei voi muuttaa eikä poistaa, koska se on ollut hinta. Voit muuttaa vain viimeistä päivää, aikaisintaan eiliseen.',
}

/** The campaigns of a plan. One that has begun has been a price, and stays. */
export const campaignsField: ArrayField = {
  name: 'campaigns',
  label: 'Kampanjat',
  type: 'array',
  maxRows: 60,
  labels: { singular: 'Kampanja', plural: 'Kampanjat' },
  admin: {
    description:
      'Kampanjahinta koskee uusia sopimuksia, jotka tehdään kampanjan päivinä, ja pysyy koko sitoutumisajan. Alkanut kampanja jää näkyviin: siitä voi muuttaa vain viimeistä päivää.',
  },
  validate: (value, { data, previousValue }) => {
    const { monthly } = data as { monthly?: number }
    const rows = campaignsOf(value)
    // What a row of its own lacks, that row says.
    if (rows.length < (value ?? []).length || monthly === undefined) return true
    const problem = problemWithCampaigns(rows, { before: campaignsOf(previousValue), monthly, today: today() })
    return problem === null || SENTENCES[problem]
  },
  fields: [
    { name: 'name', label: 'Nimi', type: 'text', required: true, maxLength: 60 },
    {
      name: 'monthly',
      label: 'Hinta kuukaudessa',
      type: 'number',
      required: true,
      validate: readable(ListPrice.check(z.positive()), 'Kirjoita hinta euroina, esimerkiksi 9,00.'),
      admin: asEuros,
    },
    { name: 'from', label: 'Ensimmäinen päivä', type: 'text', required: true, validate: isDay, admin: asDay },
    { name: 'until', label: 'Viimeinen päivä', type: 'text', required: true, validate: isDay, admin: asDay },
  ],
}

const Row = z.object({ name: z.string(), monthly: z.int(), from: z.iso.date(), until: z.iso.date() })

/** The rows of a form that are filled in. */
function campaignsOf(value: unknown): Campaign[] {
  return (Array.isArray(value) ? value : []).flatMap((row) => {
    const read = Row.safeParse(row)
    return read.success ? [read.data] : []
  })
}
