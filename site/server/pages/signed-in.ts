import type { APIContext } from 'astro'
import { getCustomer, type Customer } from '#contracts/customers.ts'
import { asVisitor } from '../../in-process.ts'
import { call } from '../../shared/call.ts'

/** The customer who is signed in; null for everyone else. */
export async function signedInCustomer({ request }: Pick<APIContext, 'request'>): Promise<Customer | null> {
  if (!request.headers.get('cookie')?.includes('customer=')) return null
  const answer = await call(getCustomer, {}, asVisitor(request))
  return answer.ok ? answer.value.customer : null
}
