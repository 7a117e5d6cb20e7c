import type { CollectionConfig } from 'payload'
import { ExperimentGoal, RecommendStrategy } from '#contracts/experiments.ts'
import { TenantKey } from '#contracts/provider/tenants.ts'
import { shopPlace } from '#domain/search/shop-settings.ts'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { textOf } from '#locales/texts.ts'
import { hiddenExceptFor, MARKETERS, writtenBy } from '#plugins/kit/admin/access.ts'
import { momentPicker } from '#plugins/kit/admin/admin-fields.ts'
import { refuseUnfairExperiment } from './fair-experiment.ts'
import { experiments } from './repository.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

const text = textOf(STAFF_LANGUAGE, 'admin')

/** Comparisons of ways to recommend. One runs at a time in each market of a merchant. */
export const experimentsCollection: CollectionConfig = {
  slug: 'experiments',
  custom: declares({
    may: { read: 'staff', create: 'marketer', update: 'marketer', delete: 'marketer' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'koe', plural: 'Suositusten kokeet' },
  access: writtenBy(...MARKETERS),
  hooks: { ...experiments.hooks, beforeValidate: [refuseUnfairExperiment] },
  // A copy would begin with the days and the key of another.
  disableDuplicate: true,
  defaultSort: '-startsAt',
  admin: {
    group: 'Haku',
    hidden: hiddenExceptFor(...MARKETERS),
    useAsTitle: 'name',
    defaultColumns: ['name', 'tenant', 'goal', 'startsAt', 'endsAt'],
    description: 'Mitä suosituksia näytetään kenellekin, ja kumpi toimii paremmin. Tulokset näet kohdassa Kokeet.',
  },
  fields: [
    { name: 'name', label: 'Nimi', type: 'text', required: true, maxLength: 80 },
    {
      name: 'key',
      label: 'Tunnus',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: (key: unknown) =>
        TenantKey.safeParse(key).success ||
        'Kirjoita 2–40 pientä kirjainta, numeroa tai viivaa, esimerkiksi kevat-suositukset.',
      admin: { description: 'Tästä arvotaan, kuka näkee mitäkin. Anna joka kokeelle oma tunnus.' },
    },
    {
      name: 'groups',
      label: 'Verrattavat tavat',
      labels: { singular: 'tapa', plural: 'Tavat' },
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 3,
      fields: [
        {
          name: 'strategy',
          label: 'Suositukset',
          type: 'select',
          required: true,
          options: RecommendStrategy.options.map((value) => ({
            value,
            label: text(`experiments.strategies.${value}`),
          })),
        },
        {
          name: 'share',
          label: 'Osuus asiakkaista, %',
          type: 'number',
          required: true,
          min: 1,
          max: 99,
          defaultValue: 50,
        },
      ],
      admin: { description: 'Osuuksista tulee yhteensä 100.' },
    },
    {
      name: 'goal',
      label: 'Tavoite',
      type: 'select',
      required: true,
      defaultValue: 'click',
      options: ExperimentGoal.options.map((value) => ({ value, label: text(`experiments.goals.${value}`) })),
    },
    {
      name: 'tenant',
      label: 'Kauppias',
      type: 'text',
      required: true,
      defaultValue: () => shopPlace.tenant,
      validate: (key: unknown) => TenantKey.safeParse(key).success || 'Kirjoita kauppiaan tunnus.',
    },
    {
      name: 'market',
      label: 'Markkina',
      type: 'text',
      required: true,
      defaultValue: () => shopPlace.market,
      maxLength: 20,
    },
    {
      name: 'startsAt',
      label: 'Alkaa',
      type: 'date',
      admin: { position: 'sidebar', ...momentPicker('Alkaa'), description: 'Tyhjänä koe ei ala.' },
    },
    {
      name: 'endsAt',
      label: 'Päättyy',
      type: 'date',
      required: true,
      admin: {
        position: 'sidebar',
        ...momentPicker('Päättyy'),
        description: 'Enintään 60 päivää alusta. Lopeta koe aiemmin siirtämällä tätä.',
      },
    },
  ],
}
