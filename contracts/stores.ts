import * as z from 'zod/mini'
import { Nothing, route } from './route.ts'

/** A store as customers see it. `id` is its number. */
export const Store = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  address: z.string(),
  zip: z.string(),
  city: z.string(),
  /** With its country code, as it is dialed (E.164). */
  phone: z.string(),
  email: z.string(),
  /** Monday to Sunday, local wall time `HH:MM`; null on a closed day. */
  hours: z.array(z.nullable(z.tuple([z.string(), z.string()]))),
  lunch: z.nullable(z.tuple([z.string(), z.string()])),
  description: z.string(),
})
export type Store = z.infer<typeof Store>

/** The stores customers see, by town and name. */
export const listStores = route({
  method: 'get',
  path: '/store/list',
  input: Nothing,
  output: z.object({ stores: z.array(Store) }),
})
