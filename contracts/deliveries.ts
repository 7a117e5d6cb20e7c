import * as z from 'zod/mini'
import { Cents } from './money.ts'
import { route } from './route.ts'

/** The permanent number of the method in orders (specification §3); `domain/deliveries/numbered-methods.ts` has the table. */
export const DeliveryMethodId = z.int().check(z.positive())
export type DeliveryMethodId = z.infer<typeof DeliveryMethodId>

export const DeliveryMethod = z.object({
  id: DeliveryMethodId,
  name: z.string(),
  /** `mail` is of gift cards alone, which no carrier delivers. */
  kind: z.enum(['home', 'pickup_point', 'store', 'mail']),
  carrier: z.nullable(z.enum(['posti', 'matkahuolto'])),
  price: Cents,
  /** Goods worth this much travel free; null where nothing makes it free. */
  freeFrom: z.nullable(Cents),
  /** One sentence on what happens, such as how long it takes. */
  promise: z.string(),
})
export type DeliveryMethod = z.infer<typeof DeliveryMethod>

export const PickupPoint = z.object({
  id: z.string(),
  name: z.string(),
  carrier: z.enum(['posti', 'matkahuolto']),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  /** As the carrier writes them; empty where the carrier does not say. */
  hours: z.string(),
})
export type PickupPoint = z.infer<typeof PickupPoint>

export const listPickupPoints = route({
  method: 'get',
  path: '/delivery/pickup-points',
  input: z.object({ zip: z.string().check(z.regex(/^\d{5}$/)), carrier: z.enum(['posti', 'matkahuolto']) }),
  output: z.object({ points: z.array(PickupPoint) }),
})
