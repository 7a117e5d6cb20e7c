import * as z from 'zod/mini'
import { Nothing, route } from '#contracts/route.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from './endpoint.ts'

const getHealth = route({
  method: 'get',
  path: '/health',
  input: Nothing,
  output: z.object({ isOpen: z.literal(true) }),
})

let isReady = () => true

/** Sets how the process judges whether requests should be sent to it. */
export function reportHealth(check: () => boolean): void {
  isReady = check
}

/** Says to a load balancer whether requests should be sent to this process. Asks the database nothing. */
export const healthEndpoint = endpoint(getHealth, { who: 'anyone' }, async () => {
  if (!isReady()) throw new Refusal('shop.not_ready')
  return { isOpen: true as const }
})
