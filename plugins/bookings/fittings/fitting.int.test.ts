import { describe, expect, test } from 'vitest'
import type { Fitting } from '#contracts/fittings.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { moveClock, now, today } from '#plugins/kit/clock.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import { fittingToken } from '#plugins/orders/order-links.ts'
import { opened } from '../../../tests/opened.ts'
import { openOrderAdmin } from '../../../tests/order-admin.ts'
import { prescription } from '../../../tests/some-prescription.ts'
import { expectRefused } from '../../../tests/trial-shop.ts'
import { fittingsOfOrder } from '../repository.ts'

const admin = opened(openOrderAdmin)
const measures = { rightPupillaryDistance: 31.5, leftPupillaryDistance: 31, rightHeight: 18, leftHeight: 18.5 }

/** Paid progressive glasses without a PD, collected from store 101. */
async function progressives() {
  const shopper = await admin.shop.newShopper()
  const withoutPd = { rightPupillaryDistance: 0, leftPupillaryDistance: 0, rightAddition: 2, leftAddition: 2 }
  const shownTotal = await admin.addGlasses(shopper, prescription(withoutPd), admin.progressiveSkuId)
  const { number } = await admin.paidOrder({ shownTotal }, shopper)
  const path = `/order/fitting/${fittingToken({ number })}`
  const read = async (near = '') => (await (await admin.shop.ask(`${path}?near=${near}`)).json()) as Fitting
  const times = async () => {
    const [store] = (await read()).stores
    return store?.times.map((time) => ({ store: store.id, ...time })) ?? []
  }
  const book = (wanted: object) => admin.shop.ask(`${path}/book`, wanted, shopper)
  const ref = (await admin.orderNumbered(number)).bought.lines.find(({ needsFitting }) => needsFitting)?.ref ?? ''
  return { number, ref, path, read, times, book }
}
const bookings = (number: string) => fittingsOfOrder(admin.shop, number)
const lettersOf = async (number: string, kind: string) =>
  findAll(admin.shop, 'outbox', { key: { like: `order ${number} ${kind}` } })

describe('the fitting of progressive glasses', () => {
  test('is booked from the order, once, at the store where they are collected', async () => {
    const { number, read, times, book } = await progressives()
    const open = await read('90100')
    expect(open).toMatchObject({ state: 'open', booked: null, promisedOn: null, near: '90100' })
    expect(open.stores[0]?.id).toBe(101)
    expect(open.stores[1]?.zip).toMatch(/^90/)
    expect(await read('Tuonela')).toMatchObject({ near: '00100', stores: [{ id: 101 }, {}, {}] })
    const [first, second] = await times()
    await Promise.all([book(first!), book(second!)])
    expect((await book(second!)).status).toBe(200)
    const coming = (await bookings(number)).filter(({ state }) => state === 'created')
    expect(coming).toHaveLength(1)
    expect(coming[0]).toMatchObject({ store: 101, form: { firstName: 'Aino' }, examType: { price: 0 } })
    expect(coming[0]?.form.note).toContain(number)
    const { booked, promisedOn, state } = await read()
    const moved = { ...booked, store: 101, day: today(), examType: 'lasien-sovitus', ageGroup: 'over_0' }
    const hold = admin.shop.ask('/booking/hold', { ...moved, booking: booked!.number }, await admin.shop.newShopper())
    await expectRefused(hold, 422, 'fitting.frame_not_there')
    expect({ state, number: booked?.number }).toEqual({ state: 'coming', number: coming[0]?.number })
    expect(promisedOn! > booked!.day).toBe(true)
  })

  test('is refused before the frame is in the store, at a taken time and by a forged link', async () => {
    const { times, book } = await progressives()
    const [first] = await times()
    await expectRefused(book({ ...first, day: today() }), 422, 'fitting.frame_not_there')
    await expectRefused(book({ ...first, time: '03:00' }), 422, 'booking.closed')
    await expectRefused(admin.shop.ask('/order/fitting/x'), 410, 'fitting.link_unknown')
  })

  test('comes before the grinding: measures, then the verdict, with the promise counted from the fitting', async () => {
    const { number, ref, read } = await progressives()
    await admin.ask(number, 'prescriptions', {})
    await expectRefused(admin.ask(number, 'move', { to: 'confirmed' }), 409, 'fitting.missing')
    await expectRefused(admin.ask(number, 'fitting', { ref: 'x', measures }), 422, 'order.row_unknown')
    const impossible = { ...measures, leftHeight: 80 }
    await expectRefused(admin.ask(number, 'fitting', { ref, measures: impossible }), 400, 'request.malformed')
    for (let turn = 0; turn < 2; turn += 1)
      expect(await (await admin.ask(number, 'fitting', { ref, measures })).json()).toEqual({ isHeld: true })
    expect((await admin.orderNumbered(number)).timeline.filter(({ what }) => what === 'fitted')).toHaveLength(1)
    expect((await read()).state).toBe('held')
    const opened = (await (await admin.ask(number, 'prescriptions', {})).json()) as { prescriptions: object[] }
    expect(opened.prescriptions).toMatchObject([{ ref, needsFitting: true, fitting: measures }])
    expect((await admin.ask(number, 'move', { to: 'confirmed' })).status).toBe(200)
    await expectRefused(admin.ask(number, 'fitting', { ref, measures }), 409, 'order.step_not_allowed')
  })

  test('is canceled with its order, and can be booked no more', async () => {
    const { number, times, book } = await progressives()
    const [first, second] = await times()
    await book(first!)
    expect((await admin.ask(number, 'cancel', { typed: number })).status).toBe(200)
    expect((await bookings(number)).map(({ state }) => state)).toEqual(['canceled'])
    await expectRefused(book(second!), 409, 'fitting.not_awaited')
  })

  test('is asked for again by letters as long as none is booked, on the day after it was canceled too', async () => {
    const { number, path, read, times, book } = await progressives()
    const { message } = (await lettersOf(number, 'confirmation'))[0]!
    expect((unseal(message ?? '') as { text: string }).text).toContain(
      path.replace('/order/fitting', '/tilaus/sovitus'),
    )
    const ordered = today()
    const goTo = async (days: number) => {
      const at = helsinkiInstant(plusDays(ordered, days), '10:00')
      moveClock(Date.parse(at) - now().getTime())
      await admin.sweep()
      return (await lettersOf(number, 'fitting')).length
    }
    expect(await goTo(1)).toBe(0)
    expect(await goTo(2)).toBe(1)
    const [time] = await times()
    await book(time!)
    const { booked } = await read()
    expect(await goTo(3)).toBe(1)
    await admin.shop.ask(
      `/booking/of/${booked!.number}/cancel`,
      { token: booked!.token },
      await admin.shop.newShopper(),
    )
    expect((await read()).state).toBe('open')
    expect(await goTo(5)).toBe(2)
    expect(await goTo(7)).toBe(3)
  })
})
