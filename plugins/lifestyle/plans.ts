import type { CollectionConfig, Field } from 'payload'
import * as z from 'zod/mini'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { PlanId } from '#contracts/lifestyle.ts'
import { ListPrice } from '#contracts/money.ts'
import { PLANS_TAG } from '#domain/cache-tags.ts'
import { withPrice } from '#domain/lifestyle/plan-campaign.ts'
import { anyStaff, hiddenExceptFor, MARKETERS, noAccess, setByShop, staffIn } from '#plugins/kit/admin/access.ts'
import { asEuros, asLines, internalField } from '#plugins/kit/admin/admin-fields.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { translations } from '#plugins/kit/admin/translations.ts'
import { textOf } from '#locales/texts.ts'
import { today } from '#plugins/kit/clock.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { typed, typedJson } from '#plugins/kit/storage/document-types.ts'
import { campaignsField } from './plan-campaigns.ts'
import { perkKeepers } from './perks.ts'
import { cachedPlans, priceLogOf } from './repository.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

const t = textOf(STAFF_LANGUAGE, 'lifestyle')
const Lines = z.array(z.string().check(z.maxLength(160))).check(z.minLength(1), z.maxLength(12))

const name: Field = { name: 'name', label: 'Nimi', type: 'text', required: true, maxLength: 60 }
const description: Field = { name: 'description', label: 'Kuvaus', type: 'textarea', required: true, maxLength: 400 }
/** What glasses by the month cost and hold. A contract keeps its plan as it was signed: a change here is for new ones. */
export const lifestylePlans: CollectionConfig = {
  slug: 'lifestyle-plans',
  custom: declares({
    may: { read: 'staff', create: 'admin', update: 'admin', delete: 'nobody' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'Lifestyle-paketti', plural: 'Lifestyle-paketit' },
  admin: {
    group: 'Myynti',
    hidden: hiddenExceptFor(...MARKETERS),
    useAsTitle: 'name',
    defaultColumns: ['name', 'monthly', 'pairs', 'isOffered'],
    description: 'Muutos koskee uusia sopimuksia. Tehdyt sopimukset pysyvät sellaisina kuin ne allekirjoitettiin.',
  },
  defaultSort: 'monthly',
  access: { read: anyStaff, create: staffIn('admin'), update: staffIn('admin'), delete: noAccess },
  hooks: {
    beforeChange: [
      ({ data, originalDoc, operation }) => {
        if (operation === 'create' || data.monthly === undefined || data.monthly === originalDoc.monthly) return data
        return { ...data, priceLog: withPrice(priceLogOf(originalDoc), data.monthly, today()) }
      },
    ],
    afterChange: [
      async ({ req }) => {
        await cachedPlans.invalidate(req)
        await invalidate(req, [PLANS_TAG])
      },
    ],
  },
  fields: [
    {
      name: 'key',
      label: 'Tunnus',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      access: { update: () => false },
      validate: readable(PlanId, 'Kirjoita tunnus pienillä kirjaimilla ilman välejä, esimerkiksi yksi-pari.'),
      admin: { description: 'Ei muutu luomisen jälkeen.' },
    },
    name,
    description,
    {
      name: 'monthly',
      label: 'Hinta kuukaudessa',
      type: 'number',
      required: true,
      validate: readable(ListPrice.check(z.positive()), 'Kirjoita hinta euroina, esimerkiksi 19,00.'),
      admin: asEuros,
    },
    campaignsField,
    /** What it has cost, so that a campaign is measured against the lowest price of the 30 days before it. */
    typedJson('priceLog', "import('#domain/lifestyle/monthly-bill.ts').PriceFrom[]", {
      required: false,
      admin: internalField,
      access: setByShop,
    }),
    {
      name: 'bindingMonths',
      label: 'Sitoutumisaika kuukausina',
      type: 'number',
      required: true,
      defaultValue: 24,
      min: 1,
      max: 36,
    },
    { name: 'pairs', label: 'Pareja', type: 'number', required: true, defaultValue: 1, min: 1, max: 4 },
    {
      name: 'frameUpTo',
      label: 'Kehyksen hinta enintään',
      type: 'number',
      validate: readable(z.nullish(ListPrice), 'Kirjoita hinta euroina, tai jätä tyhjäksi.'),
      admin: { ...asEuros, description: 'Tyhjänä kaikki kehykset kuuluvat pakettiin.' },
    },
    {
      name: 'lenses',
      label: 'Linssit',
      type: 'json',
      required: true,
      typescriptSchema: typed('string[]'),
      validate: readable(Lines, 'Kirjoita linssipakettien tunnukset, yksi riville.'),
      admin: { ...asLines, description: 'Linssipakettien tunnukset, yksi riville, esimerkiksi yksiteho-1-5.' },
    },
    {
      name: 'perks',
      label: 'Lisäedut',
      type: 'select',
      hasMany: true,
      options: Object.keys(perkKeepers).map((value) => ({ value, label: t(`perk.${value}`) })),
      admin: { description: 'Kauppa pitää nämä lupaukset itse.' },
    },
    translations([name, description]),
    { name: 'isOffered', label: 'Tarjolla uusiin sopimuksiin', type: 'checkbox', required: true, defaultValue: true },
  ],
}
