import type { GlobalConfig } from 'payload'
import type { PageKey } from '#contracts/pages.ts'
import { ADDRESSES_TAG } from '#domain/pages/cache-tags.ts'
import { anyStaff, hiddenFromHandlers, staffIn } from '#plugins/kit/admin/access.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { pageAddresses } from '../content/page-addresses.ts'

const labels: Record<PageKey, string> = {
  subscription: 'Piilolinssien kestotilaus',
  company: 'Yrityksille',
  store_terms: 'Myymälän ehdot',
  account_terms: 'Omien sivujen ehdot',
  cookies: 'Evästeet',
  privacy_policy: 'Tietosuoja',
  glasses: 'Silmälasit',
  sunglasses: 'Aurinkolasit',
  contact_lenses: 'Piilolinssit',
  sports_glasses: 'Urheilulasit',
  eye_health: 'Silmäterveys',
  contact_us: 'Ota yhteyttä',
  hearing: 'Kuulo',
  about_us: 'Ketju',
  friends_terms: 'Friends-ehdot',
  friends_member_benefits: 'Friends-edut',
  eye_care: 'Silmien hoito',
  terms: 'Ostoehdot',
  guarantees: 'Takuut',
  accessibility: 'Saavutettavuusseloste',
  cookie_list: 'Evästelista',
  book_exam: 'Varaa näöntarkastus',
  stores: 'Löydä myymälä',
  questions: 'Usein kysyttyä',
  delivery: 'Toimitus ja palautus',
  payment_methods: 'Maksutavat',
  glasses_agreement: 'Silmälasisopimus',
  lens_agreement: 'Piilolinssisopimus',
  press: 'Lehdistö',
  sustainability: 'Kestävä kehitys',
  prescription_guide: 'Reseptin lukuohje',
  my_pages: 'Omat sivut',
}

/** Which page or category each key leads to. Code and menus know pages by key, so a page may move or be replaced. */
export const pageKeys: GlobalConfig = {
  slug: 'page-keys',
  label: 'Sivujen paikat',
  admin: {
    group: 'Sisältö',
    hidden: hiddenFromHandlers,
    description:
      'Mille sivulle kaupan valikot, lomakkeet ja viestit vievät. Kohta seuraa sivua, vaikka sen osoite muuttuu.',
  },
  access: { read: anyStaff, update: staffIn('admin') },
  hooks: {
    afterChange: [
      async ({ req }) => {
        await pageAddresses.invalidate(req)
        await invalidate(req, [ADDRESSES_TAG])
      },
    ],
  },
  fields: Object.entries(labels).map(([name, label]) => ({
    name,
    label,
    type: 'relationship' as const,
    relationTo: ['pages' as const, 'categories' as const],
  })),
}
