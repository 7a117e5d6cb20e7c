import type { CollectionConfig } from 'payload'
import { SocialAccount } from '#contracts/shell.ts'
import { SHELL_TAG } from '#domain/cache-tags.ts'
import { hiddenExceptFor, MARKETERS } from '#plugins/kit/admin/access.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { socialAccounts as seen } from '../repository.ts'
import { inEditorsOrder, placeField } from './editors-order.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

/** The chain's social media accounts. Without any, the footer omits the section. */
export const socialAccounts: CollectionConfig = {
  slug: 'social-accounts',
  custom: declares({
    may: { read: 'staff', create: 'marketer', update: 'marketer', delete: 'marketer' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'some-tili', plural: 'Some-tilit' },
  ...inEditorsOrder(MARKETERS, async ({ req }) => {
    await seen.invalidate(req)
    await invalidate(req, [SHELL_TAG])
  }),
  admin: {
    group: 'Asetukset',
    hidden: hiddenExceptFor(...MARKETERS),
    useAsTitle: 'name',
    defaultColumns: ['name', 'url'],
    description: 'Näkyvät jokaisen sivun alaosassa. Ilman tilejä kohtaa ei ole.',
  },
  fields: [
    { name: 'name', label: 'Nimi', type: 'text', required: true, admin: { description: 'Esimerkiksi Instagram.' } },
    {
      name: 'url',
      label: 'Osoite',
      type: 'text',
      required: true,
      validate: (url: unknown) =>
        SocialAccount.shape.url.safeParse(url).success || 'Kirjoita koko osoite. Se alkaa merkeillä https://.',
      admin: { description: 'Tilin koko osoite, joka alkaa merkeillä https://.' },
    },
    placeField,
  ],
}
