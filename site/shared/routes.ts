import type { Language } from '#contracts/language.ts'
import { languageOf, type InLanguage } from './language.ts'

/**
 * Every page of the site by its name in code. Paths are the specification's (§2), in NFC. The paths of pages and categories
 * are editors' data: `site/server/content/addresses.ts`, `site/server/shell/category-links.ts`.
 */
const routes = {
  home: '/',
  lenses: '/{slug}/linssit',
  search: '/search',
  cart: '/ostoskori',
  cart_at_store: '/ostoskori/myymälässä',
  offered_cart: '/ostoskori/myymälästä/{code}',
  checkout: '/checkout',
  thanks: '/checkout/kiitos/{ref}',
  gift_card: '/lahjakortii',
  buy_gift_card: '/lahjakortii/osta',
  bought_gift_card: '/lahjakortii/ostettu/{ref}',
  gift_card_file: '/lahjakortii/ostettu/{ref}/kortti.pdf',
  order: '/tilaus',
  withdrawal: '/peru-sopimus',
  my_pages: '/omat-sivut',
  sign_in: '/omat-sivut/kirjaudu-sisaan',
  sign_out: '/omat-sivut/kirjautua-ulos',
  register: '/omat-sivut/rekisteröidy',
  forgot_password: '/omat-sivut/unohtuiiko-salasana',
  identify: '/omat-sivut/tunnistaudu',
  identified: '/omat-sivut/tunnistaudu/tili',
  identified_link: '/omat-sivut/tunnistaudu/vahvista/{token}',
  my_orders: '/omat-sivut/tilauksia',
  my_order: '/omat-sivut/tilauksia/{order}',
  my_receipt: '/omat-sivut/tilauksia/{order}/kuitti.pdf',
  return_order: '/omat-sivut/tilauksia/{order}/palata',
  my_rights: '/omat-sivut/oikeudet',
  my_subscriptions: '/omat-sivut/tilaus',
  lens_subscription: '/omat-sivut/tilaus/piilolinssi/{subscriptionId}',
  subscription_new_product: '/omat-sivut/tilaus/piilolinssi/{subscriptionId}/uusi-tuote',
  subscription_new_article: '/omat-sivut/tilaus/piilolinssi/{subscriptionId}/uusi-tuote/{articleId}',
  sign_lifestyle: '/omat-sivut/tilaus/silmälasit/uusi',
  glasses_subscription: '/omat-sivut/tilaus/silmälasit/{subscriptionId}',
  glasses_contract: '/omat-sivut/tilaus/silmälasit/{subscriptionId}/sopimus',
  glasses_document: '/omat-sivut/tilaus/silmälasit/{subscriptionId}/sopimus/{documentId}',
  glasses_perks: '/omat-sivut/tilaus/silmälasit/{subscriptionId}/etuja',
  connect_lenses: '/omat-sivut/tilaus/yhdistä-lifestyleen',
  glasses_card: '/omat-sivut/tilaus/silmälasit/{subscriptionId}/päivitä-maksu',
  subscription_card: '/omat-sivut/tilaus/piilolinssi/{subscriptionId}/päivitä-maksu',
  claim_insurance: '/omat-sivut/tilauksia/{order}/rikkoutui',
  return_label: '/omat-sivut/tilauksia/{order}/palautustunnus/{ref}.pdf',
  account_tasks: '/omat-sivut/tehtäviä',
  account_details: '/omat-sivut/tehtäviä/yhteystiedot',
  account_email: '/omat-sivut/tehtäviä/sähköposti',
  account_password: '/omat-sivut/tehtäviä/salasana',
  account_passkeys: '/omat-sivut/tehtäviä/pääsyavaimet',
  account_wishes: '/omat-sivut/tehtäviä/luvat',
  account_devices: '/omat-sivut/tehtäviä/laitteet',
  account_data: '/omat-sivut/tehtäviä/omat-tiedot',
  account_data_file: '/omat-sivut/tehtäviä/omat-tiedot/{ref}.zip',
  account_deletion: '/omat-sivut/tehtäviä/poista-tili',
  unsubscribe: '/viestit/peru/{token}',
  account_prescriptions: '/omat-sivut/tehtäviä/reseptit',
  account_health_reads: '/omat-sivut/tehtäviä/reseptit/katselut',
  account_new_prescription: '/omat-sivut/tehtäviä/reseptit/uusi',
  account_prescription: '/omat-sivut/tehtäviä/reseptit/{ref}',
  account_prescription_file: '/omat-sivut/tehtäviä/reseptit/{ref}/tiedosto',
  awaited_prescription: '/tilaus/resepti/{token}',
  inquiry: '/tilaus/kysymys/{token}',
  fitting: '/tilaus/sovitus/{token}',
  invoices: '/omat-sivut/maksu-laskut',
  invoice_details: '/omat-sivut/maksu-laskut/{id}/{subId}',
  invoice: '/omat-sivut/maksu-laskut/{financeTypeId}/inv/{id}/{subscriptionId}',
  friends: '/omat-sivut/friends',
  referral: '/omat-sivut/suosittele',
  shared_code: '/suosittelu/{code}',
  winback: '/muutinmieleni',
  winback_confirmed: '/muutinmieleni/vahvistus',
  join_friends: '/friends/liity',
  friends_link: '/friends/vahvista/{token}',
  book_exam: '/varaa-näöntarkastus',
  exam_age: '/varaa-näöntarkastus/ikä',
  exam_store: '/varaa-näöntarkastus/myymälä',
  exam_time: '/varaa-näöntarkastus/aika',
  exam_details: '/varaa-näöntarkastus/tiedot',
  book_hearing: '/varaa-kuulontutkimus',
  booking: '/varaa-näöntarkastus/{number}',
  booking_calendar: '/varaa-näöntarkastus/{number}/kalenteri.ics',
  exam_offer: '/varaa-näöntarkastus/tarjous/{token}',
  my_bookings: '/omat-sivut/varaa-näöntarkastus',
  eye_doctor: '/ajanvaraus-mehiläinen',
  eye_doctor_times: '/ajanvaraus-mehiläinen/aika',
  eye_doctor_visit: '/ajanvaraus-mehiläinen/varaus/{token}',
  my_company: '/omat-sivut/yritys/{businessId}',
  my_company_agreement: '/omat-sivut/yritys/{businessId}/sopimus.pdf',
  my_requisition_paper: '/omat-sivut/yritys/{businessId}/{code}.pdf',
  sign_for_company: '/b2b/allekirjoita-sopimus',
  eye_health_day: '/b2b/silmäterveyspäivä',
  store_sign_in: '/myymäläkirjautuminen',
  store_list: '/myymäläkirjautuminen/myymälät',
  store_customer: '/myymäläkirjautuminen/asiakas',
  store_cart: '/myymäläkirjautuminen/kori',
  store_payment: '/myymäläkirjautuminen/maksu/{ref}',
  payment_request: '/checkout/maksupyyntö/{ref}',
  store_new_customer: '/myymäläkirjautuminen/asiakas/uusi',
  stores: '/löydä-myymälä',
  store: '/löydä-myymälä/{store}',
  sitemap: '/sitemap.xml',
  product_feed: '/syote/tuotteet.xml',
  press_feed: '/lehdistötiedote/rss.xml',
  preview: '/esikatselu/{token}',
  end_preview: '/esikatselu/lopeta',
  share_picture: '/jakokuva',
  article_cards: '/tuotekortit',
} as const
export type RouteName = keyof typeof routes
export const routeNames = Object.keys(routes) as RouteName[]

/** A language without paths of its own has the Finnish ones. */
const paths: Partial<Record<Language, Record<RouteName, string>>> = { fi: routes }

/**
 * The path of a page in the language of the page that leads to it, with its parameters filled in. An unknown name gives a
 * visible placeholder and a warning.
 */
export function pathTo(page: InLanguage, name: RouteName, parameters: Record<string, string> = {}): string {
  const path: string | undefined = (paths[languageOf(page)] ?? routes)[name]
  if (path === undefined) return missing(name)
  return path.replace(/\{(\w+)\}/g, (_, parameter: string) => parameters[parameter] ?? missing(parameter).slice(1))
}

function missing(name: string): string {
  // eslint-disable-next-line no-console
  console.warn(`No route ${name}`)
  return `#${name}`
}
