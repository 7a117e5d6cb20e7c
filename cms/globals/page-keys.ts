import type { GlobalConfig } from 'payload'
import type { PageKey } from '#contracts/pages.ts'
import { PAGE_KEYS_TAG } from '#domain/pages/cache-tags.ts'
import { anyStaff, EDITORS, hiddenExceptFor, MARKETERS, staffIn } from '#plugins/kit/admin/access.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { neverBegun } from '#plugins/kit/admin/admin-fields.ts'

/** What staff call each key. */
export const keyLabels: Record<PageKey, string> = {
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
  lifestyle: 'Lifestyle',
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
  company_terms: 'Yrityssopimuksen ehdot',
  press: 'Lehdistö',
  sustainability: 'Kestävä kehitys',
  prescription_guide: 'Reseptin lukuohje',
  my_pages: 'Omat sivut',
}

/** Keys of agreements, which marketers leave alone. */
const AGREEMENTS: PageKey[] = [
  ...(['terms', 'privacy_policy', 'account_terms', 'store_terms', 'friends_terms'] as const),
  ...(['glasses_agreement', 'lens_agreement', 'company_terms'] as const),
]

/** Which page or category each key leads to. Code and menus know pages by key, so a page may move or be replaced. */
export const pageKeys: GlobalConfig = {
  slug: 'page-keys',
  label: 'Sivujen paikat',
  admin: {
    group: 'Sisältö',
    hidden: hiddenExceptFor(...MARKETERS),
    description:
      'Mille sivulle kaupan valikot, lomakkeet ja viestit vievät. Kohta seuraa sivua, vaikka sen osoite muuttuu.',
  },
  access: { read: anyStaff, update: staffIn(...MARKETERS) },
  hooks: {
    afterChange: [({ req }) => invalidate(req, [PAGE_KEYS_TAG])],
  },
  fields: (Object.entries(keyLabels) as [PageKey, string][]).map(([name, label]) => ({
    name,
    label,
    type: 'relationship' as const,
    relationTo: ['pages' as const, 'categories' as const],
    admin: neverBegun,
    ...(AGREEMENTS.includes(name) && { access: { update: staffIn(...EDITORS) } }),
  })),
}
