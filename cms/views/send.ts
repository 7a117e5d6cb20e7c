import type * as z from 'zod/mini'
import { callBy, type Answer, type Caller } from '#contracts/call.ts'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import type { Failure } from '#contracts/refusals.ts'
import type { Route } from '#contracts/route.ts'
import { sentenceOf } from './text.ts'

/**
 * The result of a change. `field` is the path of the one that does not fit the contract. `isUnsure` without an answer: the change may have been made, so it is repeated under its key.
 */
export type Outcome<Value> =
  { isDone: true; value: Value } | { isDone: false; sentence: string; code?: string; field?: string; isUnsure?: true }

/**
 * The browser of a member of staff, recognized by a cookie. The admin is in one language, whatever that of the browser.
 */
const admin = (signal?: AbortSignal): Caller => ({
  origin: location.origin,
  language: STAFF_LANGUAGE,
  fetch: (request) => fetch(request, signal ? { signal } : {}),
})

/** Sends a change by contract. Under the same idempotency key the change is made once. Who is not signed in shows the `token` of its browser. */
export async function send<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  route: Route<Input, Output>,
  input: z.input<Input>,
  key: string,
  token?: string,
): Promise<Outcome<z.output<Output>>> {
  return outcomeOf(route, await callBy({ ...admin(), ...(token && { token }) }, route, input, key))
}

/** Asks by contract. What is left undefined is not asked for. */
export async function ask<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  route: Route<Input, Output>,
  input: z.input<Input>,
  signal?: AbortSignal,
): Promise<Outcome<z.output<Output>>> {
  return outcomeOf(route, await callBy(admin(signal), route, input))
}

function outcomeOf<Output extends z.ZodMiniType>(
  { output }: Route<z.ZodMiniType, Output>,
  answer: Answer<unknown>,
): Outcome<z.output<Output>> {
  if (!answer.ok) return refused(answer.failure)
  const read = output.safeParse(answer.value)
  return read.success ? { isDone: true, value: read.data } : unreached()
}

function refused(failure: Failure): Outcome<never> {
  const { code, details } = failure
  if (code === 'shop.unreachable') return unreached()
  const { field } = details
  return { isDone: false, sentence: sentenceOf(failure), code, ...(typeof field === 'string' && { field }) }
}

/** The outcome where it is unknown whether it was done. */
export function unreached(): Outcome<never> {
  return { isDone: false, sentence: sentenceOf({ code: 'shop.unreachable', details: {} }), isUnsure: true }
}
