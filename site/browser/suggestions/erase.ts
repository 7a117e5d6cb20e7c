import { eraseVisitor } from '#contracts/behavior.ts'
import { getToken } from '#contracts/cart.ts'
import { call } from '../../shared/call.ts'
import { keepToken } from '../../shared/csrf-token.ts'

/**
 * Asks the shop to erase everything that this browser has reported. Where that fails, the retention period deletes it.
 */
export async function erase(visitor: string): Promise<void> {
  const token = await call(getToken, {})
  if (!token.ok) return
  keepToken(token.value.token)
  await call(eraseVisitor, { visitor })
}
