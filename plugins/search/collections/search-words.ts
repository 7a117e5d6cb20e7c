import type { CollectionConfig } from 'payload'
import { hiddenExceptFor, MARKETERS, writtenBy } from '#plugins/kit/admin/access.ts'
import { refuseFailingWord } from '../word-tests.ts'
import { searchHooks } from '../search-changes.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

export const SEARCH_GROUP = 'Haku'

/** Words that shoppers use for those of the shop, such as `piilarit`. A row is published once its tests pass. */
export const searchWordsCollection: CollectionConfig = {
  slug: 'search-words',
  custom: declares({
    may: { read: 'staff', create: 'marketer', update: 'marketer', delete: 'marketer' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'hakusana', plural: 'Hakusanasto' },
  access: writtenBy(...MARKETERS),
  hooks: { ...searchHooks, beforeChange: [refuseFailingWord] },
  versions: { maxPerDoc: 20, drafts: true },
  defaultSort: 'from',
  admin: {
    group: SEARCH_GROUP,
    hidden: hiddenExceptFor(...MARKETERS),
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', '_status', 'updatedAt'],
    description:
      'Sanat, joilla asiakkaat hakevat, ja kaupan omat sanat, joita ne tarkoittavat. Taivutusmuodot, yhdyssanat ja ' +
      'kirjoitusvirheet haku tuntee itse.',
  },
  fields: [
    {
      name: 'from',
      label: 'Asiakkaan sana',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 40,
      admin: { description: 'Yksi sana perusmuodossa tai monikossa, esimerkiksi piilarit.' },
    },
    {
      name: 'to',
      label: 'Tarkoittaa kaupan sanoja',
      type: 'text',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 10,
      maxLength: 40,
      admin: { description: 'Kirjoita yksi kerrallaan ja paina Enter, esimerkiksi piilolinssit.' },
    },
    {
      name: 'tests',
      label: 'Kokeet ennen julkaisua',
      labels: { singular: 'koe', plural: 'Kokeet' },
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 10,
      admin: {
        description:
          'Sana julkaistaan vasta, kun jokaisella haulla löytyy samaa kuin vertailuhaulla. Haku ei silloin yllätä ketään.',
      },
      fields: [
        { name: 'query', label: 'Haku', type: 'text', required: true, maxLength: 100 },
        { name: 'same', label: 'löytää samaa kuin haku', type: 'text', required: true, maxLength: 100 },
      ],
    },
  ],
}
