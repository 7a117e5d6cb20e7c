import type { AfterErrorHook } from 'payload'
import { failures } from '#contracts/refusals.ts'

/** What the databases say of a question they can make nothing of: an id that is no number, a field that is none. */
const misreadings = /^Only finite numbers|^Cannot find field for path|^Cast to \w+ failed|BSON/

/**
 * Payload's own REST takes a question that cannot be read for something broken. It is the asker's mistake, so it is
 * answered as such: by our code, and as Payload's admin reads it.
 */
export const misread: AfterErrorHook = ({ error, result }) => {
  if (!causesOf(error).some(({ message }) => misreadings.test(message))) return
  const code = 'request.malformed'
  return { status: failures[code], response: { ...result, code, details: {} } as never }
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
