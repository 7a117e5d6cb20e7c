import * as z from 'zod/mini'
import { Nothing, route } from './route.ts'

/** The company that sells, as it is named on receipts, in letters and on pages. */
export const Seller = z.object({
  name: z.string(),
  /** Finnish business ID (Y-tunnus), such as `1234567-1`. */
  businessId: z.string(),
  /** The municipality it is registered in. */
  domicile: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  email: z.string(),
  /** With its country code, as it is dialed (E.164). */
  phone: z.string(),
})
export type Seller = z.infer<typeof Seller>

/** The selling company; null until an admin has entered it. */
export const getSeller = route({
  method: 'get',
  path: '/shell/seller',
  input: Nothing,
  output: z.object({ seller: z.nullable(Seller) }),
})
