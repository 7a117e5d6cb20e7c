import type { Context } from 'hono'

/** True where a program asks: it wants JSON, or does not say that it reads pages. */
export function wantsJson(c: Context): boolean {
  return !(c.req.header('accept') ?? '').includes('text/html')
}

/** Gives the fields of a request, sent as JSON or as a form. What cannot be read has no fields. */
export async function fieldsOf(c: Context): Promise<Record<string, unknown>> {
  const isJson = c.req.header('content-type')?.includes('json')
  const read: unknown = await (isJson ? c.req.json() : c.req.parseBody()).catch(() => null)
  return read && typeof read === 'object' ? (read as Record<string, unknown>) : {}
}

/** Gives a whole number within bounds, or the usual one where none was sent; null where it is out of bounds. */
export function wholeNumber(value: unknown, usual: number, min: number, max: number): number | null {
  if (value === undefined || value === '') return usual
  const number = Number(value)
  return Number.isInteger(number) && number >= min && number <= max ? number : null
}
