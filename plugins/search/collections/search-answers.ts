import type { CollectionConfig, Field, TextField } from 'payload'
import { hiddenExceptFor, MARKETERS, writtenBy } from '#plugins/kit/admin/access.ts'
import { translations } from '#plugins/kit/admin/translations.ts'
import { searchHooks } from '../search-changes.ts'
import { SEARCH_GROUP } from './search-words.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

/** A path of the shop, with an anchor where it has one. */
const LINK = /^\/[^\s?]*$/u

const title: TextField = { name: 'title', label: 'Otsikko', type: 'text', maxLength: 80 }
const answer: Field = {
  name: 'text',
  label: 'Vastaus',
  type: 'textarea',
  required: true,
  maxLength: 200,
  admin: { description: 'Yksi virke, joka vastaa. Sama tieto kuin sivulla, johon linkki vie.' },
}

/** Services and answers that stand first in a search that asks for them, such as opening hours or a return. */
export const searchAnswersCollection: CollectionConfig = {
  slug: 'search-answers',
  custom: declares({
    may: { read: 'staff', create: 'marketer', update: 'marketer', delete: 'marketer' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'haun vastaus', plural: 'Haun vastaukset' },
  access: writtenBy(...MARKETERS),
  hooks: searchHooks,
  versions: { maxPerDoc: 20, drafts: true },
  defaultSort: 'title',
  admin: {
    group: SEARCH_GROUP,
    hidden: hiddenExceptFor(...MARKETERS),
    useAsTitle: 'title',
    defaultColumns: ['title', 'words', 'url', '_status', 'updatedAt'],
    description: 'Palvelut ja vastaukset, jotka näytetään haussa ensimmäisenä, kun asiakas tarkoittaa niitä.',
  },
  fields: [
    { ...title, required: true, unique: true, index: true },
    answer,
    translations([title, answer]),
    {
      name: 'url',
      label: 'Linkki',
      type: 'text',
      required: true,
      maxLength: 200,
      validate: (path: unknown) =>
        (typeof path === 'string' && LINK.test(path)) ||
        'Kirjoita osoite ilman verkkotunnusta, esimerkiksi /takuut tai /takuut#nain-palautat.',
      admin: { description: 'Sivun osoite ilman verkkotunnusta, esimerkiksi /takuut tai /takuut#nain-palautat.' },
    },
    {
      name: 'words',
      label: 'Sanojen alut',
      type: 'text',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 120,
      maxLength: 60,
      admin: {
        description:
          'Kirjoita yksi kerrallaan ja paina Enter. Sanan alku riittää: palaut löytää haut palautus ja palauttaa. ' +
          'Jos kirjoitat monta alkua, esimerkiksi peru tila, haussa pitää olla kaikki.',
      },
    },
    {
      name: 'isOfStores',
      label: 'Myymälät ensin, jos haussa on paikkakunta',
      type: 'checkbox',
      defaultValue: false,
    },
  ],
}
