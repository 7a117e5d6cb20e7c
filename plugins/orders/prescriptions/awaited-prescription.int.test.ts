import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { awaitedToken } from '../order-links.ts'
import { storedBy } from '#plugins/prescriptions/last-glasses.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { moveClock, now, today } from '#plugins/kit/clock.ts'
import { findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { opened } from '../../../tests/opened.ts'
import { openOrderAdmin } from '../../../tests/order-admin.ts'
import { prescription } from '../../../tests/some-prescription.ts'
import { strongBrowser } from '../../../tests/strong-customer.ts'
import { expectRefused } from '../../../tests/trial-shop.ts'
import { daysMs } from '../../../tests/go-to-day.ts'

const admin = opened(openOrderAdmin)
type Shopper = Awaited<ReturnType<typeof admin.shop.newShopper>>

const picture = async () =>
  (
    await sharp({ create: { width: 30, height: 30, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
  ).toString('base64')
const goods = () => admin.frame
const add = async (shopper: Shopper, prescriptionComes: object) => {
  const { skuId, lensesSkuId: childSkuId } = goods()
  const wish = { skuId, childSkuId, quantity: 1, prescriptionComes, lensConfiguration: { use: 'far' } }
  const answer = await admin.shop.ask('/cart/update', wish, shopper)
  const { cartHead } = (await answer.json()) as { cartHead: { cart: { totalCost: number } } }
  return cartHead.cart.totalCost
}
const laterOrder = async () => {
  const shopper = await admin.shop.newShopper()
  const { number } = await admin.paidOrder({ shownTotal: await add(shopper, { by: 'later' }) }, shopper)
  const order = await admin.orderNumbered(number)
  const line = order.bought.lines.find(({ prescriptionComes }) => prescriptionComes)
  return { number, order, ref: line?.ref ?? '', token: awaitedToken(order), shopper }
}
const photoOrder = async () => {
  const shopper = await admin.shop.newShopper()
  const sent = await admin.shop.ask('/prescription/upload', { file: await picture() }, shopper)
  const { ref: file } = (await sent.json()) as { ref: string }
  const { number } = await admin.paidOrder({ shownTotal: await add(shopper, { by: 'photo', file }) }, shopper)
  const line = (await admin.orderNumbered(number)).bought.lines.find(({ prescriptionComes }) => prescriptionComes)
  return { number, ref: line?.ref ?? '', file }
}
const lettersOf = async (number: string) => {
  const letters = await findAll(admin.shop, 'outbox', { key: { like: `order ${number} ` } }, { sort: 'id' })
  return letters.map(({ key }) => key.slice(`order ${number} `.length))
}

describe('a photographed prescription', () => {
  test('goes to the optician, who reads it, writes its values down and confirms', async () => {
    const { number, ref, file } = await photoOrder()
    expect(await admin.orderNumbered(number)).toMatchObject({ state: 'pending', waitsForOptician: true })
    expect(await findOne(admin.shop, 'prescription-files', { ref: { equals: file } })).toMatchObject({
      orderNumber: number,
    })
    await expectRefused(admin.ask(number, 'move', { to: 'confirmed' }), 409, 'prescription.values_missing')

    const read = await admin.ask(number, 'prescriptions/file', { ref })
    expect(await read.json()).toMatchObject({ type: 'image/jpeg' })
    const outside = { ref, glasses: prescription({ rightSphere: 5, rightCylinder: 0 }) }
    await expectRefused(admin.ask(number, 'prescriptions/values', outside), 422, 'prescription.too_strong')
    expect((await admin.ask(number, 'prescriptions/values', { ref, glasses: prescription() })).status).toBe(200)
    expect((await admin.ask(number, 'move', { to: 'confirmed' })).status).toBe(200)
    const { timeline } = await admin.orderNumbered(number)
    expect(timeline.map(({ what }) => what)).toEqual([
      ...['received', 'pending', 'prescriptions_read', 'prescription_written', 'confirmed'],
    ])
    expect(await findAll(admin.shop, 'prescription-reads', { prescription: { equals: number } })).toHaveLength(1)
  })

  test('is refused in the cart of another shopper', async () => {
    const [mine, other] = [await admin.shop.newShopper(), await admin.shop.newShopper()]
    const sent = await admin.shop.ask('/prescription/upload', { file: await picture() }, other)
    const { ref: file } = (await sent.json()) as { ref: string }
    const { skuId, lensesSkuId: childSkuId } = goods()
    const asked = {
      skuId,
      childSkuId,
      quantity: 1,
      prescriptionComes: { by: 'photo', file },
      lensConfiguration: { use: 'far' },
    }
    await expectRefused(admin.shop.ask('/cart/update', asked, mine), 422, 'prescription.file_unknown')
  })
})

describe('a prescription that is sent later', () => {
  test('is asked for in the confirmation, and by three reminders, each once', async () => {
    const { number, order } = await laterOrder()
    expect(order).toMatchObject({ state: 'pending', waitsForOptician: false, awaitsPrescription: true })
    const seen = []
    const ordered = today()
    for (let day = 1; day <= 13; day += 1) {
      // Days of the calendar: one of them may have 23 hours.
      moveClock(Date.parse(helsinkiInstant(plusDays(ordered, day), '12:00')) - now().getTime())
      await admin.sweep()
      seen.push((await lettersOf(number)).filter((key) => key.startsWith('prescription')).length)
    }
    expect(seen).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3])
    expect(await admin.orderNumbered(number)).toMatchObject({ state: 'pending' })
  })

  test('arrives by its link, takes the order to the optician, and is refused a second time', async () => {
    const { number, ref, token, shopper } = await laterOrder()
    const seen = await (await admin.shop.ask(`/order/awaited/${token}`)).json()
    expect(seen).toMatchObject({ number, awaited: [{ ref, kind: 'single-vision' }] })
    expect(JSON.stringify(seen)).not.toMatch(/Mäkelä|example\.com/)
    const send = (glasses = prescription()) =>
      admin.shop.ask(`/order/awaited/${token}/values`, { ref, glasses }, shopper)
    await expectRefused(send(prescription({ rightSphere: 5, rightCylinder: 0 })), 422, 'prescription.too_strong')
    expect(await (await send()).json()).toEqual({ left: 0 })
    expect(await admin.orderNumbered(number)).toMatchObject({ waitsForOptician: true, awaitsPrescription: false })
    await expectRefused(send(), 409, 'prescription.not_awaited')
    await expectRefused(admin.ask(number, 'move', { to: 'confirmed' }), 409, 'order.prescription_unread')
  })

  test('arrives as a picture and takes the order to the optician', async () => {
    const { number, ref, token, shopper } = await laterOrder()
    const sent = await admin.shop.ask(`/order/awaited/${token}/photo`, { ref, file: await picture() }, shopper)
    expect(await sent.json()).toEqual({ left: 0 })
    expect(await admin.orderNumbered(number)).toMatchObject({ waitsForOptician: true, awaitsPrescription: false })
    expect(await findAll(admin.shop, 'prescription-files', { orderNumber: { equals: number } })).toHaveLength(1)
  })

  test('ends the order and refunds everything once if it does not arrive in fourteen days', async () => {
    const { number, order, ref, token, shopper } = await laterOrder()
    moveClock(daysMs(15))
    await Promise.all([admin.sweep(), admin.sweep()])
    await admin.sweep()
    const { state, refunds, promised, awaitsPrescription } = await admin.orderNumbered(number)
    expect({ state, promised, awaitsPrescription }).toEqual({
      state: 'canceled',
      promised: order.totalCost,
      awaitsPrescription: false,
    })
    expect(refunds.map(({ toProvider }) => toProvider)).toEqual([order.totalCost])
    expect((await lettersOf(number)).filter((key) => key === 'prescription ended')).toHaveLength(1)
    const late = admin.shop.ask(`/order/awaited/${token}/values`, { ref, glasses: prescription() }, shopper)
    expect([409, 410]).toContain((await late).status)
  })

  test('is refused by a forged link', async () => {
    const { token } = await laterOrder()
    const forged = `${token.slice(0, -2)}aa`
    await expectRefused(admin.shop.ask(`/order/awaited/${forged}`), 410, 'prescription.link_expired')
  })

  test('is awaited no longer once staff cancel the order', async () => {
    const { number } = await laterOrder()
    expect((await admin.ask(number, 'cancel', { typed: number })).status).toBe(200)
    expect(await admin.orderNumbered(number)).toMatchObject({ awaitsPrescription: false })
  })
})

test('the prescriptions of an order are stored once for a signed-in buyer who asks for it', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const browser = await strongBrowser(admin.shop, email)
  const { skuId, lensesSkuId: childSkuId } = goods()
  const added = await browser.ask('/cart/update', {
    skuId,
    childSkuId,
    quantity: 1,
    prescriptionGlasses: prescription(),
  })
  expect(added.status).toBe(200)
  const customer = await findOne(admin.shop, 'customers', { email: { equals: email } })
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { body } = await browser.ask('/site/token')
  const caller = { cookie, 'CSRF-TOKEN': body['token'] as string }
  const shownTotal = (added.body as { cartHead: { cart: { totalCost: number } } }).cartHead.cart.totalCost
  const { number } = await admin.paidOrder({ shownTotal, keepsPrescriptions: true }, caller as Shopper)
  expect(await admin.orderNumbered(number)).toMatchObject({ customer: customer?.number })
  const stored = await storedBy(await admin.shop.req(), customer?.number ?? '')
  expect(stored).toMatchObject([{ kind: 'glasses', source: 'order' }])
})
