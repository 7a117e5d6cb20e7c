import type { AfterErrorHook } from 'payload'
import { databaseFailure } from '../storage/database-errors.ts'
import { adminRefusal } from '../admin/admin-refusal.ts'

/** Answers `shop.cannot_write` and `shop.not_ready` from Payload's own REST as well. */
export const reportDatabaseFailure: AfterErrorHook = ({ error }) => {
  const code = databaseFailure(error)
  if (!code) return
  const { message, status, data } = adminRefusal(code)
  return { status, response: { errors: [{ message, data }] } as never }
}
