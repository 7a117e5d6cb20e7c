import type { PayloadRequest } from 'payload'
import type { SlotTime } from '#contracts/bookings.ts'
import type { ExamType } from '#contracts/exam-types.ts'
import type { Fitting } from '#contracts/fittings.ts'
import type { Store } from '#contracts/stores.ts'
import { isComing } from '#domain/bookings/states.ts'
import { finnishDay, helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { promisedDay } from '#domain/deliveries/promised-day.ts'
import { awaitsFitting, daysFromFitting, fittableFrom, fittedLines } from '#domain/orders/fitting.ts'
import { waitingLines } from '#domain/orders/row-pieces.ts'
import { Refusal } from '#domain/refusal.ts'
import { findStores } from '#domain/stores/find-stores.ts'
import { textOf } from '#locales/texts.ts'
import { today } from '#plugins/kit/clock.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import type { FittingBookings } from '#plugins/orders/hooks.ts'
import type { Order } from '#plugins/orders/order.ts'
import { partedOrder } from '#plugins/orders/parted-order.ts'
import { orderNumbered } from '#plugins/orders/repository.ts'
import { storeOf } from '#plugins/stores/repository.ts'
import { bookingToken } from '../booking-token.ts'
import { cancel } from '../change.ts'
import { firstFreeOf, freeTimes } from '../free-times.ts'
import { placeHold, releaseHold } from '../holds.ts'
import { placeOf } from '../place-of-hold.ts'
import { createBooking, fittingsOfOrder, type Booking } from '../repository.ts'
import { fittingExam, storesGiving } from '../schedule/repository.ts'
import { assertStand } from '../settle-booking.ts'

/** So many stores are shown, each with so many of its first free times. */
const STORES = 3
const TIMES = 3
const DAYS = 14

/** The fitting of an order that is still to come, or to which its customer has come; null where none is booked. */
export async function bookedFitting(context: WithPayload, number: string): Promise<Booking | null> {
  const booked = await fittingsOfOrder(context, number)
  const isHeld = ({ state }: Booking) => state === 'arrived' || state === 'done'
  return booked.find(isHeld) ?? booked.find(({ state, day }) => isComing(state) && day >= today()) ?? null
}

/** The fitting of an order as who has its link sees it. */
export async function fittingView(req: PayloadRequest, order: Order, near = ''): Promise<Fitting> {
  const { number, bought } = order
  const left = waitingLines(partedOrder(order))
  const isAwaited = awaitsFitting(order, left)
  const booking = isAwaited ? await bookedFitting(req, number) : null
  const view = { number, workingDays: daysFromFitting(left), near: near || bought.form.address.zip }
  if (isAwaited && !booking)
    return { ...view, state: 'open', booked: null, promisedOn: null, ...(await freeAt(req, order, near)) }
  const store = booking && (await storeOf(req, booking.store))
  const isEnded = !isAwaited && order.state !== 'pending'
  return {
    ...view,
    state: isEnded ? 'ended' : booking && isComing(booking.state) ? 'coming' : 'held',
    booked: booking && store ? bookedAs(booking, store) : null,
    promisedOn: booking && promisedDay(left, new Date(helsinkiInstant(booking.day, booking.time))),
    stores: [],
  }
}

function bookedAs({ number, day, time }: Booking, store: Store): Fitting['booked'] {
  return { number, token: bookingToken(number), day, time, store }
}

/** The first free times of the stores near a place, or near the buyer where the place is unknown. The store of the delivery comes first. */
async function freeAt(req: PayloadRequest, order: Order, asked: string): Promise<Pick<Fitting, 'near' | 'stores'>> {
  const { delivery, form } = order.bought
  const { storeId } = delivery
  const exam = await fittingExam(req)
  const giving = exam ? await storesGiving(req, exam) : []
  const byPlace = findStores(giving, { words: asked, position: null })
  const isKnown = byPlace.by !== 'nothing' && byPlace.by !== 'everything'
  const near = isKnown ? asked : form.address.zip
  if (!exam) return { near, stores: [] }
  const { stores: all } = isKnown ? byPlace : findStores(giving, { words: near, position: null })
  const sorted = all.map(({ store }) => store)
  const stores = [...sorted.filter(({ id }) => id === storeId), ...sorted.filter(({ id }) => id !== storeId)]
  const found: Fitting['stores'] = []
  for (const store of stores) {
    const times = await soonest(req, store.id, exam, firstDayOf(order))
    if (times.length > 0) found.push({ ...store, times })
    if (found.length === STORES) break
  }
  return { near, stores: found }
}

/** The first free time, and the first ones of the days after it. */
async function soonest(req: PayloadRequest, store: number, exam: ExamType, from: string): Promise<SlotTime[]> {
  const first = await firstFreeOf(req, { store, exam, from })
  if (!first) return []
  const { days } = await freeTimes(req, { store, exam, from: first.day }, DAYS)
  return days.flatMap(({ day, slots: [slot] }) => (slot ? [{ day, time: slot.time }] : [])).slice(0, TIMES)
}

function firstDayOf({ placedAt }: Order): string {
  return fittableFrom(helsinkiDay(placedAt), today())
}

/** Throws `fitting.frame_not_there` for a day on which the frame of an order is not in the store yet. */
export async function assertFrameThere(req: PayloadRequest, number: string, day: string): Promise<void> {
  const from = firstDayOf(await orderNumbered(req, number))
  if (day < from) throw new Refusal('fitting.frame_not_there', { day: finnishDay(from) })
}

/**
 * Books the fitting of an order for its buyer. Where one is booked already, also at this moment by another tab, that one stays.
 * Throws what holding a time throws, `fitting.not_awaited` and `fitting.frame_not_there`.
 */
export async function bookFittingOf(
  req: PayloadRequest,
  order: Order,
  wanted: SlotTime & { store: number },
): Promise<void> {
  const { number, customer, language, bought } = order
  if (!awaitsFitting(order, waitingLines(partedOrder(order)))) throw new Refusal('fitting.not_awaited')
  if (await bookedFitting(req, number)) return
  await assertFrameThere(req, number, wanted.day)
  const exam = await fittingExam(req, language)
  const [ageGroup] = exam?.ageGroups ?? []
  if (!exam || !ageGroup) throw new Refusal('booking.exam_unknown')
  const hold = await placeHold(req, { ...wanted, exam, ageGroup })
  const { firstName, lastName, email, phone } = bought.form.contact
  const frames = bought.lines.filter(({ ref }) => fittedLines(bought.lines).some(({ parentRef }) => parentRef === ref))
  const frame = frames.map((line) => `${line.articleDescription}, ${line.variety}`).join('; ')
  const booking = await createBooking(req, {
    ...placeOf(hold),
    customer: customer ?? null,
    source: 'shop',
    orderNumber: number,
    language,
    examType: exam,
    ageGroup,
    form: {
      firstName,
      lastName,
      email,
      phone,
      birthDate: '',
      note: textOf(language, 'fittings')('note', { number, frame }),
      wantsReminder: true,
    },
  }).catch(async (problem: unknown) => {
    await releaseHold(req, hold.use.ref)
    throw problem
  })
  await assertStand(req, booking)
  await endAllButFirst(req, number)
}

/** Of fittings booked at once the first stays; none does where the order has ended meanwhile. */
async function endAllButFirst(req: PayloadRequest, number: string): Promise<void> {
  const order = await orderNumbered(req, number)
  const coming = (await fittingsOfOrder(req, number)).filter(({ state }) => isComing(state))
  const [, ...others] = coming
  const isAwaited = awaitsFitting(order, waitingLines(partedOrder(order)))
  for (const booking of isAwaited ? others : coming) await cancel(req, booking)
}

/** What orders ask of the fittings that are booked for them. */
export const fittingsOfOrders: FittingBookings = {
  isBooked: async (req, number) => (await bookedFitting(req, number)) !== null,
  async cancel(req, number) {
    for (const booking of await fittingsOfOrder(req, number)) if (isComing(booking.state)) await cancel(req, booking)
  },
}
