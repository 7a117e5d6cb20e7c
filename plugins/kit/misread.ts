import type { AfterErrorHook, PayloadRequest } from 'payload'
import { failures } from '#contracts/refusals.ts'

/** What is said of what nobody can make anything of: an id that is no number, a field that is none, half a form. */
const misreadings =
  /^Only finite numbers|^Cannot find field for path|^Cast to \w+ failed|BSON|^Not supported$|^Unexpected end of form$|^Malformed |^Multipart: /
/** What they say of a condition whose value is none of its field: a day that is no day, a comparison of a list. */
const misfits =
  /cannot be passed as argument to the database|^SQLITE_ERROR: (incomplete input|near )|reading 'wildcard'/

/**
 * Payload's own REST takes a question that cannot be read for something broken. It is the asker's mistake, so it is
 * answered as such: by our code, and as Payload's admin reads it.
 */
export const misread: AfterErrorHook = ({ error, req, result }) => {
  const isMisread = causesOf(error).some(
    (cause) =>
      misreadings.test(cause.message) || isBrokenJson(cause) || (isConditional(req) && misfits.test(cause.message)),
  )
  if (!isMisread) return
  const code = 'request.malformed'
  return { status: failures[code], response: { ...result, code, details: {} } as never }
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}

/** A form carries its document as JSON, which only Payload reads. */
function isBrokenJson(cause: Error): boolean {
  return cause instanceof SyntaxError && / JSON/.test(cause.message)
}

function isConditional({ query }: Partial<PayloadRequest>): boolean {
  return query?.['where'] !== undefined || query?.['joins'] !== undefined
}
