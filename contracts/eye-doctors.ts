import * as z from 'zod/mini'
import { ListPrice } from './money.ts'
import { Nothing, route } from './route.ts'
import { code, email, personName, phone } from './typed.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** A moment on the wall of a clinic in Finland. */
export const WallMoment = z.object({
  day: z.iso.date(),
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
})
export type WallMoment = z.infer<typeof WallMoment>

/** A time at which an eye doctor of the provider receives. The price is paid to the provider, without value-added tax. */
export const DoctorTime = z.extend(WallMoment, {
  /** The provider's name for it. */
  id: text(100),
  town: text(80),
  doctor: z.object({ name: text(120), title: text(120) }),
  clinic: z.object({ name: text(120), street: text(120), postalCode: text(10) }),
  minutes: z.int().check(z.positive(), z.maximum(480)),
  price: ListPrice,
  /** The last moment at which the visit can be canceled online. */
  cancelBy: WallMoment,
})
export type DoctorTime = z.infer<typeof DoctorTime>

/** A town where eye doctors receive, with the first free time there; null where none is free within weeks. */
export const DoctorTown = z.object({ town: text(80), firstFree: z.nullable(WallMoment) })
export type DoctorTown = z.infer<typeof DoctorTown>

/** The towns where eye doctors receive. Fails with `booking.external_unavailable`, which names the provider's telephone. */
export const listDoctorTowns = route({
  method: 'get',
  path: '/eye-doctor/towns',
  input: Nothing,
  output: z.object({ towns: z.array(DoctorTown) }),
})

/**
 * The first free times in a town from a day on, today by default, in whole days, and the day from which on to ask for
 * more; `town` is null and the list empty where no doctor receives. Fails as `listDoctorTowns`.
 */
export const listDoctorTimes = route({
  method: 'get',
  path: '/eye-doctor/times',
  input: z.object({ town: text(80), from: z.optional(z.iso.date()) }),
  output: z.object({ town: z.nullable(z.string()), times: z.array(DoctorTime), next: z.iso.date() }),
})

/**
 * The state of a doctor's time: held for one browser; asked of the provider, whose answer is not known yet; booked; its
 * cancellation asked; canceled; or given up, as the hold ended or another patient was first.
 */
export const DoctorBookingState = z.enum(['held', 'confirming', 'booked', 'canceling', 'canceled', 'lapsed'])
export type DoctorBookingState = z.infer<typeof DoctorBookingState>

/** A doctor's time as who holds or booked it sees it. */
export const DoctorBooking = z.object({
  token: z.string(),
  state: DoctorBookingState,
  time: DoctorTime,
  /** The end of the hold; of no meaning once it is booked. */
  heldUntil: z.iso.datetime(),
  /** The provider's number of the booking; null until it is booked. */
  reference: z.nullable(z.string()),
  /** Whether it can be canceled online, or can be once it is booked. */
  canCancel: z.boolean(),
  /** Where the letter goes; empty until it is confirmed. */
  email: z.string(),
  /** The provider's telephone number. */
  phone: z.string(),
})
export type DoctorBooking = z.infer<typeof DoctorBooking>

const One = z.object({ booking: DoctorBooking })

/**
 * Holds a time at the provider. Another time that the same browser held is given back. Fails with `booking.external_time_taken`,
 * `booking.time_past` and `booking.external_unavailable`.
 */
export const holdDoctorTime = route({
  method: 'post',
  path: '/eye-doctor/hold',
  input: z.object({ time: text(100) }),
  output: One,
})

const Token = { token: code(300) }

/** A held or booked time, for who has its token. Fails with `booking.not_found`, alike for a forged token. */
export const getDoctorBooking = route({
  method: 'get',
  path: '/eye-doctor/of/:token',
  input: z.object(Token),
  output: One,
})

/** Gives a held time back. May be sent again. */
export const releaseDoctorTime = route({
  method: 'post',
  path: '/eye-doctor/of/:token/release',
  input: z.object(Token),
  output: One,
})

/** Who comes to the doctor. The social number goes to the provider's patient record and is not stored here. */
export const Patient = z.object({
  firstName: personName(80),
  lastName: personName(80),
  email: email(),
  phone: phone(),
  socialNumber: code(20),
})
export type Patient = z.infer<typeof Patient>

/**
 * Books the held time with the provider. Answers `confirming` where the provider's answer is not known: the shop finds it
 * out and writes. Sent again, it gives the same booking. Fails with `booking.external_hold_ended`, `booking.external_time_taken`,
 * `booking.external_unavailable` and the codes of the fields.
 */
export const confirmDoctorTime = route({
  method: 'post',
  path: '/eye-doctor/of/:token/confirm',
  input: z.object({ ...Token, patient: Patient }),
  output: One,
})

/** Cancels with the provider, as `confirmDoctorTime` books. Fails with `booking.external_too_late`. */
export const cancelDoctorBooking = route({
  method: 'post',
  path: '/eye-doctor/of/:token/cancel',
  input: z.object(Token),
  output: One,
})

/** The doctors' times of a signed-in customer: coming ones first, then past and canceled ones, latest first. */
export const listMyDoctorBookings = route({
  method: 'get',
  path: '/account/eye-doctor-bookings',
  input: Nothing,
  output: z.object({ coming: z.array(DoctorBooking), past: z.array(DoctorBooking) }),
})
