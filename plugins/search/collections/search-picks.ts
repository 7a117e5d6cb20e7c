import type { CollectionConfig } from 'payload'
import { PagePath } from '#contracts/pages.ts'
import { hiddenExceptFor, MARKETERS, writtenBy } from '#plugins/kit/admin/access.ts'
import { momentPicker } from '#plugins/kit/admin/admin-fields.ts'
import { searchHooks } from '../search-changes.ts'
import { SEARCH_GROUP } from './search-words.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

/** What editors place in the results of some questions: first, last, or a page where nothing would be found. */
export const searchPicksCollection: CollectionConfig = {
  slug: 'search-picks',
  custom: declares({
    may: { read: 'staff', create: 'marketer', update: 'marketer', delete: 'marketer' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'haun nosto', plural: 'Haun nostot' },
  access: writtenBy(...MARKETERS),
  hooks: searchHooks,
  versions: { maxPerDoc: 20, drafts: true },
  defaultSort: 'name',
  admin: {
    group: SEARCH_GROUP,
    hidden: hiddenExceptFor(...MARKETERS),
    useAsTitle: 'name',
    defaultColumns: ['name', 'queries', '_status', 'startsAt', 'endsAt'],
    description: 'Mitä tietyillä hauilla näytetään ensin tai viimeisenä, ja mihin ohjataan, kun tuotteita ei löydy.',
  },
  fields: [
    {
      name: 'name',
      label: 'Nimi',
      type: 'text',
      required: true,
      maxLength: 90,
      admin: { description: 'Vain teille, esimerkiksi Kevään aurinkolasit.' },
    },
    {
      name: 'queries',
      label: 'Haut',
      type: 'text',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 30,
      maxLength: 100,
      admin: {
        description:
          'Kirjoita yksi kerrallaan ja paina Enter. Taivutusmuodoilla ja sanojen järjestyksellä ei ole väliä.',
      },
    },
    {
      name: 'first',
      label: 'Tuotteet ensin',
      type: 'relationship',
      relationTo: 'articles',
      hasMany: true,
      maxRows: 20,
    },
    {
      name: 'last',
      label: 'Tuotteet viimeisenä',
      type: 'relationship',
      relationTo: 'articles',
      hasMany: true,
      maxRows: 50,
    },
    {
      name: 'pages',
      label: 'Sivut ensin',
      type: 'text',
      hasMany: true,
      maxRows: 4,
      validate: (paths: unknown) =>
        [paths ?? []].flat().every((path) => PagePath.safeParse(path).success) ||
        'Kirjoita sivun osoite ilman verkkotunnusta, esimerkiksi /takuut.',
      admin: { description: 'Sivun osoite, esimerkiksi /takuut. Näkyy myös silloin, kun mitään muuta ei löydy.' },
    },
    {
      name: 'startsAt',
      label: 'Alkaen',
      type: 'date',
      admin: { position: 'sidebar', ...momentPicker('Alkaen'), description: 'Tyhjänä heti, kun nosto on julkaistu.' },
    },
    {
      name: 'endsAt',
      label: 'Päättyen',
      type: 'date',
      admin: { position: 'sidebar', ...momentPicker('Päättyen'), description: 'Tyhjänä toistaiseksi.' },
    },
  ],
}
