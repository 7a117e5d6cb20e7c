import type { AfterErrorHook } from 'payload'
import { failures } from '#contracts/refusals.ts'

/** Messages of errors that Payload and its form parser throw for malformed input. */
const unreadable = /^Not supported$|^Unexpected end of form$|^Malformed |^Multipart: |^Cannot find field for path|JSON/

/** Codes by which SQLite refuses a statement or a value; all others are failures of the database. */
const refusedBySqlite = /^SQLITE_(ERROR|MISMATCH|CONSTRAINT|TOOBIG)/

/**
 * Maps malformed input to 400 with our code: by default Payload's REST answers 500. Payload
 * logs the error in either case.
 */
export const malformedInput: AfterErrorHook = ({ error, result }) => {
  if (!isMalformed(error)) return
  const code = 'request.malformed'
  return { status: failures[code], response: { ...result, code, details: {} } as never }
}

function isMalformed(error: Error): boolean {
  if (unreadable.test(error.message) || /^(CastError|BSONError)$/.test(error.name)) return true
  // A value that no driver can bind is thrown without a code.
  const { cause } = error as { cause?: { code?: unknown } }
  return error.constructor.name === 'DrizzleQueryError' && refusedBySqlite.test(String(cause?.code ?? 'SQLITE_ERROR'))
}
