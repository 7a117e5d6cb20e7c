import type * as z from 'zod/mini'
import type { Route } from '#contracts/route.ts'
import { sentenceOf } from './text.ts'

/** How a change went. `isUnsure` when no answer came: it may have been done, so it is sent again under its key. */
export type Outcome<Value> = { isDone: true; value: Value } | { isDone: false; sentence: string; isUnsure?: true }

/** Sends a change by contract. The same key does the deed once, however often the button is pressed. */
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

/** A key for one deed. `crypto.randomUUID` is missing where the desk is opened over plain http by another name. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
