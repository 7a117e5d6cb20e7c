import { SESSION_MAX_DAYS } from '#domain/customers/session-life.ts'
import { IDENTIFIED_MINUTES } from '#domain/identification/link-step.ts'
import type { ConsentCategory, StorageKind } from '#contracts/consent.ts'
import { PREVIEW_COOKIE } from './preview-cookie.ts'

/** The shopper's cart and form token. Not readable by script. */
export const SHOPPER_COOKIE = 'shopper'

/** The session of a signed-in customer. Not readable by script. */
export const CUSTOMER_COOKIE = 'customer'

/** The session of a store whose staff serve customers in this browser. Not readable by script. */
export const STORE_COOKIE = 'store'

/** Says to scripts that a store may be open in this browser. */
export const STORE_MODE_COOKIE = 'store-mode'

/** A visit to the identity provider, until its customer is signed in. Not readable by script. */
export const EID_COOKIE = 'eid'

/**
 * A sharer's code, while its reader makes an account and comes back by the mailed link. Not readable by script.
 */
export const REFERRAL_COOKIE = 'suosittelu'

/**
 * The contract for which glasses are being chosen, where a page was come to that its address does not name. Not readable
 * by script.
 */
export const CONTRACT_CHOICE_COOKIE = 'sopimus'

/** Says to scripts that a customer may be signed in, and nothing of who. */
export const SIGNED_IN_COOKIE = 'signed-in'

/** The visitor's answer on cookies. */
export const CONSENT_COOKIE = 'consent'

/** Pieces in the cart as last received, and the cart's version. */
export const CART_PIECES_KEY = 'cart-pieces'

/** What was searched for last, so that it can be searched for again. */
export const SEARCHES_KEY = 'searches'

/** The checkout form's draft, while the tab is open. */
export const CHECKOUT_DRAFT_KEY = 'checkout-typed'

/** What was typed of who comes to an exam, while the tab is open. */
export const EXAM_FORM_KEY = 'exam-typed'

/** Roughly where the visitor searches for stores, once the browser may share the position, while the tab is open. */
export const POSITION_KEY = 'position'

/** Events for statistics on their way to the next page where a tag runs, while the tab is open. */
export const WAITING_EVENTS_KEY = 'waiting-events'

/** The pseudonymous id by which goods are suggested, with consent to it. */
export const VISITOR_KEY = 'visitor'

/** The language of the admin. */
export const ADMIN_LANGUAGE_COOKIE = 'payload-lng'

/** The session of staff. */
export const STAFF_COOKIE = 'payload-token'

/** How long the shopper's cookie lasts after it was set, in days. */
export const SHOPPER_DAYS = 365

/** How long a friend's code is remembered for who makes an account, in days. */
export const REFERRAL_DAYS = 7

/** How long glasses can be chosen for a contract without its page, in minutes. */
export const CHOICE_MINUTES = 120

/** How long an answer on cookies is remembered, in days. */
export const CONSENT_DAYS = 182

/** How long something stays: so many days or minutes, until the tab is closed, or until the reader removes it. */
export type Lifetime = { days: number } | { minutes: number } | 'tab' | 'removed'

/** Something that the shop stores in a browser. */
export interface OwnStorage {
  name: string
  kind: StorageKind
  category: ConsentCategory
  lifetime: Lifetime
}

/**
 * Everything that the shop itself stores in a browser, as the page `/evästelista` shows it. The purpose of each is in
 * `locales/fi/stored.json` under its name. `tests/journeys/consent.spec.ts` finds what is missing here.
 */
export const ownStorage: readonly OwnStorage[] = [
  { name: SHOPPER_COOKIE, kind: 'cookie', category: 'C0001', lifetime: { days: SHOPPER_DAYS } },
  { name: CUSTOMER_COOKIE, kind: 'cookie', category: 'C0001', lifetime: { days: SESSION_MAX_DAYS } },
  { name: EID_COOKIE, kind: 'cookie', category: 'C0001', lifetime: { minutes: IDENTIFIED_MINUTES } },
  { name: REFERRAL_COOKIE, kind: 'cookie', category: 'C0001', lifetime: { days: REFERRAL_DAYS } },
  { name: CONTRACT_CHOICE_COOKIE, kind: 'cookie', category: 'C0001', lifetime: { minutes: CHOICE_MINUTES } },
  { name: SIGNED_IN_COOKIE, kind: 'cookie', category: 'C0001', lifetime: { days: SESSION_MAX_DAYS } },
  { name: CONSENT_COOKIE, kind: 'cookie', category: 'C0001', lifetime: { days: CONSENT_DAYS } },
  { name: CART_PIECES_KEY, kind: 'localStorage', category: 'C0001', lifetime: 'removed' },
  { name: SEARCHES_KEY, kind: 'localStorage', category: 'C0001', lifetime: 'removed' },
  { name: CHECKOUT_DRAFT_KEY, kind: 'sessionStorage', category: 'C0001', lifetime: 'tab' },
  { name: EXAM_FORM_KEY, kind: 'sessionStorage', category: 'C0001', lifetime: 'tab' },
  { name: POSITION_KEY, kind: 'sessionStorage', category: 'C0001', lifetime: 'tab' },
  { name: WAITING_EVENTS_KEY, kind: 'sessionStorage', category: 'C0002', lifetime: 'tab' },
  { name: VISITOR_KEY, kind: 'localStorage', category: 'C0003', lifetime: 'removed' },
  // Of staff alone: their session, the store they serve in, what they preview, and the language and colors of the admin.
  { name: STAFF_COOKIE, kind: 'cookie', category: 'C0001', lifetime: { days: 1 } },
  { name: STORE_COOKIE, kind: 'cookie', category: 'C0001', lifetime: { days: 1 } },
  { name: STORE_MODE_COOKIE, kind: 'cookie', category: 'C0001', lifetime: { days: 1 } },
  { name: PREVIEW_COOKIE, kind: 'cookie', category: 'C0001', lifetime: { days: 1 } },
  { name: ADMIN_LANGUAGE_COOKIE, kind: 'cookie', category: 'C0001', lifetime: { days: 365 } },
  { name: 'payload-theme', kind: 'cookie', category: 'C0001', lifetime: { days: 365 } },
]
