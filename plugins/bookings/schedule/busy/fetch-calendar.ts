import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { bounds } from '#domain/bounds.ts'
import { decodedText } from '#domain/decoded-text.ts'
import { isPublicAddress } from '#plugins/kit/requests/is-public-address.ts'
import {
  lookupReachable,
  PrivateAddress,
  refusePrivateHost,
  type MayReach,
} from '#plugins/kit/requests/reach-public.ts'
import { calendarAddress } from './calendar-address.ts'
import { CalendarFailure } from './calendar-failure.ts'

/** A calendar as its server gave it; `unchanged` since the answer of this tag. */
export type FetchedCalendar = { text: string; etag: string | null } | 'unchanged'

const MOST_BYTES = bounds['calendar bytes'].most
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
    const answer = await ask(url, { etag, mayReach, signal }).catch(failed)
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

async function ask(url: URL, { etag, mayReach, signal }: Asking): Promise<IncomingMessage> {
  refusePrivateHost(url, mayReach)
  const headers = {
    accept: 'text/calendar, text/plain;q=0.5',
    'accept-encoding': 'identity',
    ...(etag && { 'if-none-match': etag }),
  }
  const get = url.protocol === 'https:' ? getSecure : getPlain
  return new Promise((answered, broken) => {
    const request = get(url, { headers, signal, agent: false, lookup: lookupReachable(mayReach) }, answered)
    request.on('error', broken)
  })
}

function failed(problem: unknown): never {
  throw new CalendarFailure(problem instanceof PrivateAddress ? 'private' : 'unreachable')
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
  const [, charset] = /charset="?([\w.:-]+)/i.exec(answer.headers['content-type'] ?? '') ?? []
  return decodedText(Buffer.concat(parts), charset)
}

function drained<T>(answer: IncomingMessage, value: T): T {
  answer.destroy()
  return value
}
