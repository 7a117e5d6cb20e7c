import { getUser } from '#contracts/customers.ts'
import { callerOf } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { findCustomer } from '../repository.ts'

/** `POST /api/auth/user/getUser`: who is signed in, by first name alone. */
export const getUserEndpoint = endpoint(getUser, { who: 'shopper', idempotency: 'none' }, async (_, req) => {
  const caller = callerOf(req)
  if (caller.kind === 'store') return { success: true, user: { isStore: true, name: caller.name, lias: caller.name } }
  const customer = caller.kind === 'customer' ? await findCustomer(req, caller.id) : null
  return { success: customer !== null, user: customer && { isStore: false, name: customer.firstName } }
})
