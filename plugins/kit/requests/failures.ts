import type { AfterErrorHook } from 'payload'
import { failures } from '#contracts/refusals.ts'
import { adminRefusal } from '../admin/admin-refusal.ts'
import { databaseFailure, isMalformedQuery } from '../storage/database-errors.ts'

/** Messages of errors that Payload and its form parser throw for malformed input. */
const unreadable = /^Not supported$|^Unexpected end of form$|^Malformed |^Multipart: |^Cannot find field for path|JSON/

/**
 * Maps malformed input to 400 with our code: by default Payload's REST answers 500. Payload
 * logs the error in either case.
 */
export const malformedInput: AfterErrorHook = ({ error, result }) => {
  if (!unreadable.test(error.message) && !isMalformedQuery(error)) return
  const code = 'request.malformed'
  return { status: failures[code], response: { ...result, code, details: {} } as never }
}

/** Answers `shop.cannot_write` and `shop.not_ready` from Payload's own REST as well. */
export const reportDatabaseFailure: AfterErrorHook = ({ error }) => {
  const code = databaseFailure(error)
  if (!code) return
  const { message, status, data } = adminRefusal(code)
  return { status, response: { errors: [{ message, data }] } as never }
}
