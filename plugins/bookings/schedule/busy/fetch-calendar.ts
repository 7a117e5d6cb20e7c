import { lookup as resolve } from 'node:dns'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { calendarAddress } from './calendar-address.ts'
import { isPublicAddress } from './is-public-address.ts'

/** Why a calendar could not be read. Staff read the sentence (`locales/fi/schedule.json`). */
export type CalendarProblem = 'address' | 'private' | 'unreachable' | 'refused' | 'too_large' | 'unreadable'

export class CalendarFailure extends Error {
  readonly problem: CalendarProblem
  readonly status: number | undefined
  constructor(problem: CalendarProblem, status?: number) {
    super(problem)
    this.problem = problem
    this.status = status
  }
}

/** A calendar as its server gave it; `unchanged` since the answer of this tag. */
export type FetchedCalendar = { text: string; etag: string | null } | 'unchanged'

/** Whether the shop may connect to an IP address. */
export type MayReach = (address: string) => boolean

const MOST_BYTES = 1024 * 1024
const PATIENCE_MS = 10_000
const MOST_REDIRECTS = 3

/**
 * Reads the calendar at an address, from the public network only: the address that is connected to is checked itself, so
 * that no name can lead elsewhere after the check. Throws a `CalendarFailure`.
 */
export async function fetchCalendar(
  typed: string,
  etag: string | null,
  mayReach: MayReach = isPublicAddress,
): Promise<FetchedCalendar> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  let url = calendarAddress(typed)
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    if (!url) throw new CalendarFailure('address')
    const answer = await ask(url, { etag, mayReach, signal })
    const status = answer.statusCode ?? 0
    if (status === 304 && etag) return drained(answer, 'unchanged' as const)
    if (status === 200) return { text: await bodyOf(answer), etag: answer.headers.etag?.slice(0, 200) ?? null }
    const to = answer.headers.location
    if (![301, 302, 303, 307, 308].includes(status) || !to)
      throw drained(answer, new CalendarFailure('refused', status))
    drained(answer, undefined)
    const next = URL.parse(to, url)
    url = next ? calendarAddress(next.href) : undefined
  }
  throw new CalendarFailure('refused', 310)
}

interface Asking {
  etag: string | null
  mayReach: MayReach
  signal: AbortSignal
}

function ask(url: URL, { etag, mayReach, signal }: Asking): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A numeric address is connected to without being looked up.
  if (isIP(host) !== 0 && !mayReach(host)) throw new CalendarFailure('private')
  const headers = {
    accept: 'text/calendar, text/plain;q=0.5',
    'accept-encoding': 'identity',
    ...(etag && { 'if-none-match': etag }),
  }
  const get = url.protocol === 'https:' ? getSecure : getPlain
  return new Promise((answered, failed) => {
    const request = get(url, { headers, signal, agent: false, lookup: lookupReachable(mayReach) }, answered)
    request.on('error', (problem) => {
      failed(problem instanceof CalendarFailure ? problem : new CalendarFailure('unreachable'))
    })
  })
}

/** Looks names up, and fails where any of their addresses may not be reached. */
function lookupReachable(mayReach: MayReach): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (problem, addresses) => {
      const [first] = addresses ?? []
      if (problem || !first) return done(problem ?? new CalendarFailure('unreachable'), '', 4)
      if (!addresses.every(({ address }) => mayReach(address))) return done(new CalendarFailure('private'), '', 4)
      if (options.all) return done(null, addresses)
      return done(null, first.address, first.family)
    })
  }
}

async function bodyOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length
      if (size > MOST_BYTES) throw new CalendarFailure('too_large')
      parts.push(part)
    }
  } catch (problem) {
    throw problem instanceof CalendarFailure ? problem : new CalendarFailure('unreachable')
  }
  return Buffer.concat(parts).toString('utf8')
}

function drained<T>(answer: IncomingMessage, value: T): T {
  answer.destroy()
  return value
}
