import * as z from 'zod/mini'
import { BookingNumber, SlotTime } from './bookings.ts'
import { OrderNumber } from './orders.ts'
import { route } from './route.ts'
import { Store } from './stores.ts'
import { line } from './typed.ts'

const Token = z.string().check(z.maxLength(300))
const Place = z.pick(Store, { id: true, name: true, address: true, zip: true, city: true })

/** The fitting of ordered glasses, for who has its link: the time that is booked, or the first free ones of stores. */
export const Fitting = z.object({
  /** `open`: to be booked. `coming`: booked. `held`: measured, or the customer is in the store. `ended`: the order needs none any more. */
  state: z.enum(['open', 'coming', 'held', 'ended']),
  number: z.string(),
  booked: z.nullable(z.extend(SlotTime, { number: BookingNumber, token: z.string(), store: Place })),
  /** The day by which the glasses are ready, counted from the booked fitting; null before one is booked. */
  promisedOn: z.nullable(z.iso.date()),
  /** Working days from the fitting until the glasses are ready. */
  workingDays: z.int(),
  /** The postal code or town by which the stores are sorted. */
  near: z.string(),
  /** The store where the glasses are collected comes first. */
  stores: z.array(z.extend(Place, { times: z.array(SlotTime) })),
})
export type Fitting = z.infer<typeof Fitting>

/** The fitting of an order, with the stores sorted by `near`, or by the postal code of the order. */
export const getFitting = route({
  method: 'get',
  path: '/order/fitting/:token',
  input: z.object({ token: Token, near: z.optional(line(100)) }),
  output: Fitting,
})

/** Books the fitting. Sent again, or by another tab, it answers the fitting that is booked. Fails as holding a time does. */
export const bookFitting = route({
  method: 'post',
  path: '/order/fitting/:token/book',
  input: z.extend(SlotTime, { token: Token, store: z.int().check(z.positive()) }),
  output: Fitting,
})

const millimeters = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most))

/** What an optician measures at a fitting, in millimeters: half of the PD, and the height of the pupil in the lens, per eye. */
export const FittingMeasures = z.object({
  rightPupillaryDistance: millimeters(15, 50),
  leftPupillaryDistance: millimeters(15, 50),
  rightHeight: millimeters(8, 45),
  leftHeight: millimeters(8, 45),
})
export type FittingMeasures = z.infer<typeof FittingMeasures>

/** Staff: writes down what was measured for the lenses of a line. With the last of them the fitting is held. Logged. */
export const measureFitting = route({
  method: 'post',
  path: '/order/:number/fitting',
  input: z.object({ number: OrderNumber, ref: z.string().check(z.maxLength(80)), measures: FittingMeasures }),
  output: z.object({ isHeld: z.boolean() }),
})
