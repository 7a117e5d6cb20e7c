import type { AfterErrorHook } from 'payload'
import { cannotWrite } from '../storage/database-errors.ts'
import { deskRefusal } from '../admin/desk-refusal.ts'

/** Answers `shop.cannot_write` from Payload's own REST as well. */
export const reportCannotWrite: AfterErrorHook = ({ error }) => {
  if (!cannotWrite(error)) return
  const { message, status, data } = deskRefusal('shop.cannot_write')
  return { status, response: { errors: [{ message, data }] } as never }
}
