/** A rate limit: calls allowed within so many seconds. */
interface Limit {
  /** By one shopper. */
  calls: number
  /** By all shoppers behind one address, such as a household or an office. */
  perAddress: number
  seconds: number
  /**
   * Whether every call is counted in the database, for all processes at once: for what is guessed, which is rare. Other
   * limits are counted by each process, which learns the counts of the others a second later.
   */
  isExact?: true
  why: string
}

/**
 * The rate limits, in one table.
 *
 * The first rows are counted by the front server: each request once, before its body is read. The others are counted by
 * the endpoint, for calls over the network and for those of a page on a shopper's behalf, in addition to the first.
 */
export const limits = {
  'sign-in': { calls: 10, perAddress: 30, seconds: 300, why: 'A password can be guessed.' },
  webhook: { calls: 1200, perAddress: 1200, seconds: 60, why: 'A provider reports all payments from one address.' },
  staff: { calls: 1200, perAddress: 2400, seconds: 60, why: 'The admin asks for many small files.' },
  change: { calls: 180, perAddress: 900, seconds: 60, why: 'Faster than any shopper clicks.' },
  question: { calls: 900, perAddress: 3600, seconds: 60, why: 'Faster than any shopper reads.' },
  page: { calls: 900, perAddress: 3600, seconds: 60, why: 'Faster than any shopper reads.' },
  provider: {
    calls: 1800,
    perAddress: 3600,
    seconds: 60,
    why: 'Clients of the search ask at every keystroke. Each merchant has a limit of its own besides.',
  },

  feed: {
    calls: 20,
    perAddress: 60,
    seconds: 600,
    why: 'Each replaces all articles of a merchant in one market. A service may send those of several merchants.',
  },
  'event message': {
    calls: 900,
    perAddress: 900,
    seconds: 60,
    why: 'Each is read before it is known whose it is. What it tells counts for its merchant besides.',
  },

  'forgotten visitor': { calls: 6, perAddress: 60, seconds: 600, why: 'Each reads all that is kept of shoppers.' },
  password: {
    calls: 5,
    perAddress: 30,
    seconds: 600,
    isExact: true,
    why: 'A password can be guessed. Only wrong ones count, for each account by itself and for each network by itself.',
  },
  'served customer': {
    calls: 60,
    perAddress: 240,
    seconds: 600,
    why: 'A store looks up whom it serves, and nobody serves so many: customers are not to be gone through.',
  },
  'payment request': {
    calls: 30,
    perAddress: 120,
    seconds: 600,
    why: 'Each sends a letter or a text message, which costs.',
  },
  'passkey challenge': {
    calls: 60,
    perAddress: 600,
    seconds: 600,
    why: 'Each is stored for five minutes. A page for signing in asks for one when it is opened.',
  },
  'account letter': {
    calls: 6,
    perAddress: 20,
    seconds: 600,
    isExact: true,
    why: "Each may send a mail to an address that is not the caller's.",
  },
  identification: {
    calls: 12,
    perAddress: 60,
    seconds: 600,
    isExact: true,
    why: 'Each opens a login at the identity provider, who counts and charges them.',
  },
  'data export': {
    calls: 6,
    perAddress: 30,
    seconds: 3600,
    isExact: true,
    why: 'Each collects everything the shop stores of a customer, and sends an e-mail.',
  },
  'gift card': {
    calls: 10,
    perAddress: 20,
    seconds: 600,
    isExact: true,
    why: 'A PIN can be guessed, of older cards in 10,000 tries. Only wrong ones count, wherever they are tried: balance, quote or purchase.',
  },
  'bought gift card': {
    calls: 20,
    perAddress: 100,
    seconds: 3600,
    why: "Each mails a text of its buyer to an address that the buyer typed, from the shop's mailbox.",
  },
  'cart handover': {
    calls: 10,
    perAddress: 40,
    seconds: 600,
    isExact: true,
    why: 'A code of eight letters can be guessed in a browser that has a store open. Only wrong ones count.',
  },
  'prescription file': {
    calls: 20,
    perAddress: 60,
    seconds: 600,
    why: 'Each is read to its last pixel and stored.',
  },
  discount: { calls: 20, perAddress: 120, seconds: 300, isExact: true, why: 'A code can be guessed.' },
  'referral code': { calls: 40, perAddress: 240, seconds: 300, isExact: true, why: 'A code can be guessed.' },
  'order lookup': {
    calls: 6,
    perAddress: 20,
    seconds: 600,
    isExact: true,
    why: "Each may send a mail to an address that is not the caller's.",
  },
  withdrawal: {
    calls: 6,
    perAddress: 20,
    seconds: 600,
    isExact: true,
    why: 'Each sends a mail to an address that the caller typed.',
  },
  form: {
    calls: 6,
    perAddress: 20,
    seconds: 600,
    isExact: true,
    why: 'Each mails the chain, and may mail an address that the caller typed.',
  },
  quote: { calls: 40, perAddress: 400, seconds: 300, why: 'Every choice of a delivery asks for one.' },
  purchase: { calls: 20, perAddress: 200, seconds: 300, why: 'Each takes goods from the shelf for a while.' },
  'booking hold': {
    calls: 60,
    perAddress: 300,
    seconds: 600,
    why: 'Each takes a time from others for ten minutes. Who compares times holds one after another.',
  },
  booking: {
    calls: 12,
    perAddress: 60,
    seconds: 600,
    isExact: true,
    why: 'Each sends a mail to an address that the caller typed, and takes a time of an optometrist.',
  },
  'booking number': {
    calls: 10,
    perAddress: 40,
    seconds: 600,
    isExact: true,
    why: 'A number or a link can be guessed. Only wrong ones count.',
  },
  'kept answer': {
    calls: 120,
    perAddress: 3600,
    seconds: 3600,
    why: 'Each answer is kept for a day under its Idempotency-Key, so that a repeated request gets it again.',
  },
  'eye doctor times': { calls: 60, perAddress: 600, seconds: 60, why: 'Each asks the provider, who counts too.' },
  'eye doctor': {
    calls: 20,
    perAddress: 60,
    seconds: 600,
    isExact: true,
    why: 'Each takes a time of a doctor from others, or books it.',
  },
  'company register': {
    calls: 20,
    perAddress: 60,
    seconds: 600,
    why: 'Each asks the register of companies, which counts too; a signing mails the company besides.',
  },
  requisition: { calls: 60, perAddress: 120, seconds: 600, why: 'Each mails an address that the caller typed.' },
  'requisition code': { calls: 20, perAddress: 120, seconds: 300, isExact: true, why: 'A code can be guessed.' },
  'pickup points': { calls: 60, perAddress: 240, seconds: 60, why: 'Each asks the carriers, who count too.' },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** A limit of wrong guesses at one thing, by everybody together. */
interface LimitOfOne {
  most: number
  /** How many more each network has beyond that, so that strangers cannot lock the owner out. */
  perNetwork: number
  seconds: number
  why: string
}

/** Limits of wrong guesses at one thing, in addition to those of who guesses. */
export const limitsOfOne = {
  'gift card': {
    most: 50,
    perNetwork: 1,
    seconds: 86_400,
    why: 'Many networks may guess at one card. Its owner can try all the same.',
  },
  'second step': {
    most: 10,
    perNetwork: 0,
    seconds: 3600,
    why: 'A code of six digits can be guessed from many networks once the password is known: only then it counts.',
  },
} as const satisfies Record<string, LimitOfOne>

/** A limit of what is stored, in bytes, by one network. */
interface LimitOfBytes {
  bytes: number
  seconds: number
  why: string
}

/** Limits of bytes, each counted in the database. */
export const limitsOfBytes = {
  'prescription file': {
    bytes: 104_857_600,
    seconds: 86_400,
    why: 'Each file is kept for two months. A photo takes about a megabyte, so a network sends a hundred in a day.',
  },
} as const satisfies Record<string, LimitOfBytes>

/** What a merchant has in a minute: all its addresses together, and each of them. */
interface MerchantRate {
  ofTenant: number
  ofAddress: number
}

/** Many shoppers may be behind one address, and each asks at every keystroke. */
const CALLS_SHARE = 1 / 10
/** Two a second: a person who types. */
const LEAST_CALLS = 120
const EVENTS_SHARE = 1 / 50
/** A list of the most events is heard of any merchant, however small its rate. */
const LEAST_EVENTS = 100

/**
 * Calls of a merchant that may make so many in a minute. One address has a tenth, at least as many as a person who
 * types, and never more than half, so that one address alone cannot use up what others need
 * (docs/decisions/rate-limits.md).
 */
export function rateOfCalls(callsPerMinute: number): MerchantRate {
  const share = Math.max(LEAST_CALLS, Math.floor(callsPerMinute * CALLS_SHARE))
  return { ofTenant: callsPerMinute, ofAddress: Math.min(share, Math.ceil(callsPerMinute / 2)) }
}

/**
 * Events that shoppers of a merchant of so many calls a minute may send. One address has a fiftieth. A merchant of few
 * calls has as many events as make that fiftieth a whole list: a smaller share could never be used, and a larger part
 * of the whole would shut others out.
 */
export function rateOfEvents(callsPerMinute: number): MerchantRate {
  const ofTenant = Math.max(callsPerMinute, LEAST_EVENTS / EVENTS_SHARE)
  return { ofTenant, ofAddress: Math.floor(ofTenant * EVENTS_SHARE) }
}

/**
 * Bytes of events that are stored in a day, of one address and of all of a merchant. A shopper's whole day takes a
 * hundred kilobytes, and all are stored for 90 days.
 */
export const eventBytesInDay = { ofAddress: 2_000_000, ofTenant: 100_000_000 }

/** An IPv4 address, or the /48 prefix of an IPv6 address: one customer of a provider may have 65,536 networks. */
export function siteOf(address: string): string {
  return address.includes(':') ? networkOf(address).split(':').slice(0, 3).join(':') : address
}

/** An IPv4 address, or the /64 prefix of an IPv6 address, since one household has a whole /64. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const [before, after] = [partsOf(head), partsOf(tail ?? '')]
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}

/** Without leading zeros: one number is written in one way. */
function partsOf(written: string): string[] {
  return written === '' ? [] : written.split(':').map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
}
