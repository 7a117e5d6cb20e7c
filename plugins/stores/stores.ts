import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  Field,
  SelectField,
  Tab,
} from 'payload'
import * as z from 'zod/mini'
import { PathPart } from '#contracts/catalog.ts'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { StoreAccessibility, StoreLanguage, StoreService } from '#contracts/stores.ts'
import { textOf } from '#locales/texts.ts'
import { internalField } from '#plugins/kit/admin/admin-fields.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { translations } from '#plugins/kit/admin/translations.ts'
import { today } from '#plugins/kit/clock.ts'
import { deviatingDays } from './deviating-days.ts'
import { prefilled } from './stored-hours.ts'
import { weekFields } from './hours-fields.ts'
import { storesChanged } from './repository.ts'
import { storeAccess } from './store-access.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

const invalidateCaches: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({ req }) => {
  await storesChanged(req)
}

/** A new store has its holidays at once, and not only after the next night. */
const withHolidays: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'create' ? { ...data, ...prefilled(data, today()) } : data

/** A choice of facts, in the words that customers read. */
function facts(name: string, label: string, values: readonly string[], description?: string): SelectField {
  const t = textOf(STAFF_LANGUAGE, 'stores')
  return {
    name,
    label,
    type: 'select',
    hasMany: true,
    options: values.map((value) => ({ value, label: t(`${name}.${value}`) })),
    ...(description && { admin: { description } }),
  }
}

const description: Field = {
  name: 'description',
  label: 'Kuvaus',
  type: 'textarea',
  required: true,
  admin: { description: 'Miten perille pääsee, ja mikä juuri tässä myymälässä on erityistä.' },
}

const accessibilityDetails: Field = {
  name: 'accessibilityDetails',
  label: 'Lisää esteettömyydestä',
  type: 'textarea',
  admin: { description: 'Esimerkiksi missä ovikello on tai kuinka kaukana on lähin esteetön pysäköintipaikka.' },
}

const basicsTab: Tab = {
  label: 'Perustiedot',
  fields: [
    {
      name: 'number',
      label: 'Myymälän numero',
      type: 'number',
      required: true,
      unique: true,
      index: true,
      validate: readable(z.int().check(z.positive()), 'Kirjoita kokonaisluku.'),
    },
    { name: 'name', label: 'Nimi', type: 'text', required: true },
    {
      name: 'slug',
      label: 'Osoitteen osa',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: readable(PathPart, 'Käytä kirjaimia a–z, numeroita ja väliviivoja.'),
      admin: { description: 'Pienet kirjaimet ilman ääkkösiä, esimerkiksi helsinki-kamppi.' },
    },
    { name: 'street', label: 'Katuosoite', type: 'text', required: true },
    {
      name: 'zip',
      label: 'Postinumero',
      type: 'text',
      required: true,
      validate: readable(z.string().check(z.regex(/^\d{5}$/)), 'Postinumerossa on viisi numeroa.'),
    },
    { name: 'city', label: 'Kaupunki', type: 'text', required: true },
    { name: 'phone', label: 'Puhelin', type: 'text', required: true },
    { name: 'email', label: 'Sähköposti', type: 'email', required: true },
    {
      type: 'row',
      fields: [
        {
          name: 'latitude',
          label: 'Leveysaste',
          type: 'number',
          required: true,
          min: 59,
          max: 71,
          admin: { description: 'Paikka kartalla, esimerkiksi 60,1688.' },
        },
        {
          name: 'longitude',
          label: 'Pituusaste',
          type: 'number',
          required: true,
          min: 19,
          max: 32,
          admin: { description: 'Esimerkiksi 24,9313.' },
        },
      ],
    },
    description,
    translations([description, accessibilityDetails]),
    { name: 'picture', label: 'Kuva', type: 'upload', relationTo: 'media' },
  ],
}

const hoursTab: Tab = {
  label: 'Aukiolo',
  description: 'Kirjoita ajat näin: 10–18 tai 9.30–17. Tyhjä päivä on suljettu.',
  fields: [...weekFields, deviatingDays, { name: 'holidaysUntil', type: 'text', admin: internalField }],
}

const servicesTab: Tab = {
  label: 'Palvelut',
  fields: [
    facts('services', 'Palvelut', StoreService.options),
    facts('languages', 'Palvelukielet', StoreLanguage.options),
    facts(
      'accessibility',
      'Esteettömyys',
      StoreAccessibility.options,
      'Valitse vain se, mikä varmasti pitää paikkansa.',
    ),
    accessibilityDetails,
  ],
}

/** The physical stores, with their opening hours. */
export const stores: CollectionConfig = {
  slug: 'stores',
  custom: declares({
    // Staff of a store change their own, of which this says nothing.
    may: { read: 'staff', create: 'admin', update: 'editor', delete: 'nobody' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'myymälä', plural: 'Myymälät' },
  admin: {
    group: 'Myymälät',
    useAsTitle: 'name',
    defaultColumns: ['name', 'city', 'number', 'phone'],
    listSearchableFields: ['name', 'city', 'zip'],
    description: 'Osoitteet ja aukioloajat näkyvät kaupassa heti tallennuksen jälkeen.',
  },
  defaultSort: 'name',
  access: storeAccess,
  hooks: { beforeChange: [withHolidays], afterChange: [invalidateCaches], afterDelete: [invalidateCaches] },
  fields: [
    { type: 'tabs', tabs: [basicsTab, hoursTab, servicesTab] },
    {
      name: 'isOpen',
      label: 'Näkyy kaupassa',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar', description: 'Suljetun myymälän tiedot säilyvät, mutta asiakkaat eivät näe sitä.' },
    },
  ],
}
