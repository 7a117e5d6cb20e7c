import { eraseVisitor } from '#contracts/behavior.ts'
import { getToken } from '#contracts/cart.ts'
import { call } from '../../shared/call.ts'
import { keepToken } from '../../shared/csrf-token.ts'

/** Has everything forgotten that this browser has told. What is not reached is forgotten with its age. */
export async function erase(visitor: string): Promise<void> {
  const token = await call(getToken, {})
  if (!token.ok) return
  keepToken(token.value.token)
  await call(eraseVisitor, { visitor })
}
