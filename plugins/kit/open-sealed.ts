import type { Payload } from 'payload'
import { unseal } from './secrets.ts'

/**
 * The decrypted value of a row, or null where it cannot be decrypted: a damaged row must not block the others. The log
 * names the row, such as `orders 12`.
 */
export function openSealed<T>({ payload }: { payload: Payload }, row: string, text: string): T | null {
  try {
    return unseal(text) as T
  } catch (problem) {
    payload.logger.error({ err: problem, row }, 'A sealed row cannot be opened')
    return null
  }
}
