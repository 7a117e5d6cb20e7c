import type { Payload } from 'payload'
import { unseal } from './secrets.ts'

/**
 * What was sealed in a row, or null where it cannot be opened, since its key is gone or its bytes were changed. The log
 * names the row, such as `orders 12`: one that is damaged must not keep anybody from all the others.
 */
export function openSealed<T>({ payload }: { payload: Payload }, row: string, text: string): T | null {
  try {
    return unseal(text) as T
  } catch (problem) {
    payload.logger.error({ err: problem, row }, 'A sealed row cannot be opened')
    return null
  }
}
