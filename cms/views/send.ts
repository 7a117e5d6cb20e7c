import type * as z from 'zod/mini'
import type { Route } from '#contracts/route.ts'
import { sentenceOf } from './text.ts'

/**
 * The result of a change. `isUnsure` without an answer: the change may have been made, so it is repeated under its key.
 */
export type Outcome<Value> = { isDone: true; value: Value } | { isDone: false; sentence: string; isUnsure?: true }

/** Sends a change by contract. Under the same idempotency key the change is made once. */
export async function send<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  { path, output }: Route<Input, Output>,
  input: z.input<Input> & Record<string, unknown>,
  key: string,
): Promise<Outcome<z.output<Output>>> {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
  try {
    const answer = await fetch(`/api${filled}`, { method: 'POST', headers, body: JSON.stringify(input) })
    const body: unknown = await answer.json().catch(() => null)
    if (answer.ok) return { isDone: true, value: output.parse(body) }
    return { isDone: false, sentence: sentenceOf(body) }
  } catch {
    return { isDone: false, sentence: sentenceOf({ code: 'shop.unreachable', details: {} }), isUnsure: true }
  }
}

/** Gives a new idempotency key. `crypto.randomUUID` is missing on plain http except on localhost. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
