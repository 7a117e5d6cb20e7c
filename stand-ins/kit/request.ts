import type { Context } from 'hono'

/** True for a program: it accepts JSON, or does not accept HTML. */
export function wantsJson(c: Context): boolean {
  return !(c.req.header('accept') ?? '').includes('text/html')
}

/** Gives the fields of a request, sent as JSON or as a form. Unreadable input gives no fields. */
export async function fieldsOf(c: Context): Promise<Record<string, unknown>> {
  const isJson = c.req.header('content-type')?.includes('json')
  const read: unknown = await (isJson ? c.req.json() : c.req.parseBody()).catch(() => null)
  return read && typeof read === 'object' ? (read as Record<string, unknown>) : {}
}

/** Gives a whole number within bounds, or the default where none was sent; null where it is out of bounds. */
export function wholeNumber(value: unknown, usual: number, min: number, max: number): number | null {
  if (value === undefined || value === '') return usual
  const number = Number(value)
  return Number.isInteger(number) && number >= min && number <= max ? number : null
}
