import type * as z from 'zod/mini'
import { Failure } from '#contracts/refusals.ts'
import type { Route } from '#contracts/route.ts'
import { sentenceOf } from './text.ts'

/**
 * The result of a change. `field` is the path of the one that does not fit the contract. `isUnsure` without an answer: the change may have been made, so it is repeated under its key.
 */
export type Outcome<Value> =
  { isDone: true; value: Value } | { isDone: false; sentence: string; code?: string; field?: string; isUnsure?: true }

/** Sends a change by contract. Under the same idempotency key the change is made once. Who is not signed in shows the `token` of its browser. */
export async function send<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  { path, output }: Route<Input, Output>,
  input: z.input<Input> & Record<string, unknown>,
  key: string,
  token?: string,
): Promise<Outcome<z.output<Output>>> {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...(token && { 'CSRF-TOKEN': token }) }
  try {
    const answer = await fetch(`/api${filled}`, { method: 'POST', headers, body: JSON.stringify(input) })
    const body: unknown = await answer.json().catch(() => null)
    if (answer.ok) return { isDone: true, value: output.parse(body) }
    return refused(body)
  } catch {
    return unreached()
  }
}

/** Asks by contract. What is left undefined is not asked for. */
export async function ask<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  { path, output }: Route<Input, Output>,
  input: Record<string, string | number | undefined>,
  signal?: AbortSignal,
): Promise<Outcome<z.output<Output>>> {
  const given = Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  try {
    const answer = await fetch(`/api${path}?${new URLSearchParams(given)}`, { ...(signal && { signal }) })
    const body: unknown = await answer.json().catch(() => null)
    return answer.ok ? { isDone: true, value: output.parse(body) } : refused(body)
  } catch {
    return unreached()
  }
}

function refused(body: unknown): Outcome<never> {
  const { data } = Failure.safeParse(body)
  const field = data?.details.field
  return {
    isDone: false,
    sentence: sentenceOf(body),
    ...(data && { code: data.code }),
    ...(typeof field === 'string' && { field }),
  }
}

function unreached(): Outcome<never> {
  return { isDone: false, sentence: sentenceOf({ code: 'shop.unreachable', details: {} }), isUnsure: true }
}
