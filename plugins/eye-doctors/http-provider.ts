import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { DoctorTime, DoctorTown } from '#contracts/eye-doctors.ts'
import { MOST_DAYS, MOST_TIMES } from '#domain/eye-doctors/whole-days.ts'
import type { EyeDoctorProvider, Outcome } from './provider.ts'

/** How long to wait for one answer. A page waits for two at most before it shows what it knows. */
const PATIENCE_MS = 6000
const AGAIN_AFTER_MS = 250

/** Errors of a connection that was never made, so that nothing was done. */
const NEVER_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']

const Booking = z.object({ reference: z.string(), state: z.enum(['confirmed', 'canceled']) })
const Towns = z.object({ towns: z.array(DoctorTown) })
const Times = z.object({ town: z.string(), times: z.array(DoctorTime) })
const Hold = z.object({ hold: z.string(), expiresIn: z.int(), time: DoctorTime })
const Bookings = z.object({ bookings: z.array(Booking) })
const Problem = z.object({ error: z.object({ code: z.string() }) })

/** The provider by HTTP, as `docs/eye-doctors.md` describes it. */
export const httpProvider: EyeDoctorProvider = {
  async towns(from) {
    const { last } = await twice(Towns, 'GET', `/towns?${new URLSearchParams({ from })}`)
    return last.kind === 'done' ? { kind: 'done', value: last.value.towns } : last
  },
  times: async (town, from) =>
    (
      await twice(
        Times,
        'GET',
        `/times?${new URLSearchParams({ town, from, days: String(MOST_DAYS), limit: String(MOST_TIMES) })}`,
      )
    ).last,
  // One held twice ends by itself.
  hold: async (time, key) => (await twice(Hold, 'POST', '/holds', { key, body: { time } })).last,
  release: async (hold) => (await twice(z.unknown(), 'DELETE', `/holds/${encodeURIComponent(hold)}`)).last,
  async confirm(hold, reference, patient) {
    const body = { hold, clientReference: reference, patient }
    const { last, wasUnsure } = await twice(Booking, 'POST', '/bookings', { key: `confirm ${reference}`, body })
    return wasUnsure ? { kind: 'unknown' } : last
  },
  async bookingsOf(clientReference) {
    const { last } = await twice(Bookings, 'GET', `/bookings?${new URLSearchParams({ clientReference })}`)
    return last.kind === 'done' ? { kind: 'done', value: last.value.bookings } : last
  },
  async cancel(reference) {
    const path = `/bookings/${encodeURIComponent(reference)}/cancel`
    const { last, wasUnsure } = await twice(Booking, 'POST', path, { key: `cancel ${reference}`, body: {} })
    return wasUnsure && last.kind === 'not_done' ? { kind: 'unknown' } : last
  },
}

interface Sent {
  key: string
  body: object
}

/** Asks, and once more with the same key where nothing is known or done. `wasUnsure`: the first may have been done. */
async function twice<Shape extends z.ZodMiniType>(
  shape: Shape,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  sent?: Sent,
): Promise<{ last: Outcome<z.output<Shape>>; wasUnsure: boolean }> {
  const first = await ask(shape, method, path, sent)
  if (first.kind === 'done' || first.kind === 'refused') return { last: first, wasUnsure: false }
  await pause(AGAIN_AFTER_MS)
  return { last: await ask(shape, method, path, sent), wasUnsure: first.kind === 'unknown' }
}

async function ask<Shape extends z.ZodMiniType>(
  shape: Shape,
  method: string,
  path: string,
  sent?: Sent,
): Promise<Outcome<z.output<Shape>>> {
  const { EYE_DOCTORS_URL = '', EYE_DOCTORS_KEY = '' } = process.env
  try {
    const response = await fetch(`${EYE_DOCTORS_URL}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${EYE_DOCTORS_KEY}`,
        ...(sent && { 'content-type': 'application/json', 'idempotency-key': sent.key }),
      },
      ...(sent && { body: JSON.stringify(sent.body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (response.status === 503) return { kind: 'not_done' }
    const answer: unknown = await response.json()
    if (response.ok) {
      const value = shape.safeParse(answer)
      return value.success ? { kind: 'done', value: value.data } : { kind: 'unknown' }
    }
    const problem = Problem.safeParse(answer)
    const isRefused = response.status < 500 && problem.success
    return isRefused ? { kind: 'refused', code: problem.data.error.code } : { kind: 'unknown' }
  } catch (problem) {
    return { kind: wasNeverSent(problem) ? 'not_done' : 'unknown' }
  }
}

function wasNeverSent(problem: unknown): boolean {
  // A silence that has lasted too long, or an answer that is no JSON, has no cause.
  const cause = (problem instanceof Error ? problem.cause : undefined) as NodeJS.ErrnoException | undefined
  return NEVER_SENT.includes(cause?.code ?? '')
}
