import type { AfterErrorHook } from 'payload'
import { deskRefusal } from './desk-refusal.ts'

/** What SQLite, MongoDB (OutOfDiskSpace) and file systems call a disk that is full, failing or read-only. */
const codes = /^(SQLITE_(FULL|IOERR|READONLY)(_\w+)?|14031|ENOSPC|EDQUOT|EROFS|EIO)$/

/** Whether an error means that nothing can be written now. Drivers wrap their errors, so causes are checked as well. */
export function cannotWrite(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false
  const { code } = problem as { code?: unknown }
  return codes.test(String(code)) || cannotWrite(problem.cause)
}

/** Answers `shop.cannot_write` from Payload's own REST as well. */
export const reportCannotWrite: AfterErrorHook = ({ error }) => {
  if (!cannotWrite(error)) return
  const { message, status, data } = deskRefusal('shop.cannot_write')
  return { status, response: { errors: [{ message, data }] } as never }
}
