import { randomInt, randomUUID } from 'node:crypto'
import type { Fitting } from '#contracts/fittings.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { movedTo } from '#domain/subscriptions/delivery-days.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { changeIf, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { changeAndSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { changeContract } from '#plugins/lifestyle/repository.ts'
import { fittingToken } from '#plugins/orders/order-links.ts'
import { changeSubscription } from '#plugins/subscriptions/repository.ts'
import { letterTo, openBrowser, PASSWORD } from '../account-browser.ts'
import { bookingForm } from '../booking-form.ts'
import { eventually } from '../eventually.ts'
import { EXAM, openExamAdmin } from '../exam-admin.ts'
import { openInvoiceAdmin } from '../invoice-admin.ts'
import { openOwnOrders } from '../own-orders.ts'
import { activeContract, signedContract, signersBornOn } from '../some-contract.ts'
import { forGiftCards, giftCardWish } from '../some-gift-card.ts'
import { prescription } from '../some-prescription.ts'
import { someSubscription } from '../some-subscription.ts'
import { type openTrialBeside } from '../trial-shop.ts'
import { openRareFlows } from './rare-flows.ts'

type Opened = Awaited<ReturnType<typeof openTrialBeside>>
type Answered = { status: number; body: Record<string, unknown> }

const PDF = Buffer.from('%PDF-1.4\n%%EOF').toString('base64')
const newEmail = () => `${randomUUID()}@example.com`

/** What people do, each of which leaves the shop with pending steps. Any may be cut off anywhere. */
export async function openFlows(opened: Opened) {
  const shop = patiently(opened.shop)
  const open = async () => ({ ...opened, shop })
  const part = (from: number, to: number) => String(randomInt(from, to)).padStart(2, '0')
  signersBornOn(`${part(1, 29)}${part(1, 13)}${part(30, 70)}`)
  const admin = await openOwnOrders(open)
  const exams = await openExamAdmin(open)
  const { control } = admin
  const invoices = await openInvoiceAdmin(admin)
  const staff = {
    service: await admin.staff('customer-service'),
    marketer: await admin.staff('marketer'),
    store: await admin.staff('store-staff', EXAM.store),
  }

  async function answered(asking: Promise<Response>): Promise<Answered> {
    const answer = await asking
    return { status: answer.status, body: (await answer.json()) as Answered['body'] }
  }

  async function order() {
    const customer = await admin.customer()
    return { customer, ...(await admin.boughtBy(customer)) }
  }

  async function later() {
    const shopper = await shop.newShopper()
    const { skuId, lensesSkuId: childSkuId } = admin.frame
    const wish = {
      skuId,
      childSkuId,
      quantity: 1,
      prescriptionComes: { by: 'later' },
      lensConfiguration: { use: 'far' },
    }
    const { cartHead } = (await answered(shop.ask('/cart/update', wish, shopper))).body as unknown as {
      cartHead: { cart: { totalCost: number } }
    }
    return admin.paidOrder({ shownTotal: cartHead.cart.totalCost, ...admin.contactOf(newEmail()) }, shopper)
  }

  async function sent() {
    const made = await order()
    await admin.send(made.number)
    const [line] = (await admin.orderNumbered(made.number)).bought.lines
    return { ...made, ref: line?.ref ?? '' }
  }

  /** Glasses of a member of Friends that have left, with the row of their frame. */
  async function memberGlasses() {
    const customer = await admin.customer()
    await customer.ask('/friends/join', { email: customer.email, acceptsTerms: true, place: 'checkout' })
    const headers = await admin.headersOf(customer)
    const shownTotal = await admin.addGlasses(headers)
    const { number } = await admin.paidOrder({ shownTotal, ...admin.contactOf(customer.email) }, headers)
    await admin.ask(number, 'prescriptions', {})
    await admin.ask(number, 'move', { to: 'confirmed' })
    await admin.send(number)
    const { lines } = (await admin.orderNumbered(number)).bought
    return { customer, number, ref: lines.find(({ parentRef }) => parentRef === null)?.ref ?? '' }
  }

  async function claimedReturn({ customer, number, ref }: Awaited<ReturnType<typeof memberGlasses>>, more: object) {
    await customer.ask(`/account/orders/${number}/return`, { rows: [{ ref, quantity: 1 }], ...more })
    const [declared] = await findAll(shop, 'withdrawals', { number: { equals: number } })
    if (declared) await shop.ask(`/withdrawal/${declared.ref}/confirm`, {}, admin.handler)
  }

  async function giftCard(differences: Parameters<typeof giftCardWish>[0] = {}) {
    const shopper = await shop.newShopper()
    const receiver = { name: 'Maija', email: newEmail(), phone: '' }
    const wish = giftCardWish({ receiver, ...differences })
    await shop.ask('/cart/gift-card', { giftCard: wish }, shopper)
    const { number } = await admin.paidOrder({ ...forGiftCards(wish.amount), ...admin.contactOf(newEmail()) }, shopper)
    return { number, shopper }
  }

  async function invoice() {
    const customer = await admin.customer()
    const { id } = await invoices.make(customer, [{ name: 'Sovitus', amount: 10_000, vatRate: 2550 }])
    const open = async (amount: number) =>
      (await customer.ask(`/account/invoices/${id}/pay`, { amount })).body['next'] as string
    return { customer, id, open }
  }

  /** A subscription whose next delivery is processed at once. */
  async function subscription(options?: Parameters<typeof someSubscription>[2]) {
    const customer = await admin.customer()
    const { number } = await someSubscription(admin, customer, options)
    const seen = async () =>
      (await customer.ask(`/account/subscriptions/${number}`)).body['subscription'] as { version: number }
    const act = async (name: string, body: object = {}) =>
      customer.ask(`/account/subscriptions/${number}/${name}`, { version: (await seen()).version, ...body })
    return { customer, number, act }
  }

  async function rise() {
    await subscription({ interval: 'm2' })
    const { articleId } = admin.lens
    const plan = { target: { articleId }, change: { percent: 5 }, startsOn: plusDays(today(), 40), note: 'Kulut.' }
    await shop.ask('/price-rise/plan', plan, { ...staff.marketer, 'Idempotency-Key': randomUUID() })
  }

  async function lifestyle() {
    const customer = await admin.customer()
    return { customer, id: await activeContract(admin, customer) }
  }

  async function booked(form: object = {}) {
    return exams.booked({}, { email: newEmail(), ...form })
  }

  const flows: Record<string, () => Promise<unknown>> = {
    'an order is paid, and leaves': sent,
    'an order is paid by who does not come back': async () => {
      const shopper = await admin.shopperWith(1)
      const { next } = await admin.purchase(shopper, admin.contactOf(newEmail()))
      await admin.pay(next)
    },
    'an order is paid by a gift card alone': async () => {
      const giftCard = await admin.cardWorth(100_000)
      const shopper = await admin.shopperWith(1)
      await admin.purchase(shopper, { giftCard, shownTotal: 0, ...admin.contactOf(newEmail()) })
    },
    'a payment is pending': async () => {
      const shopper = await admin.shopperWith(1)
      await control({ mode: 'pending', seconds: 1, applies: 'next' })
      const { next } = await admin.purchase(shopper, admin.contactOf(newEmail()))
      await admin.settle(await admin.pay(next))
    },
    'a purchase is given up': async () => {
      const shopper = await admin.shopperWith(1)
      await admin.purchase(shopper)
      await admin.settle(await admin.pay((await admin.purchase(shopper)).next, 'cancel'))
    },
    'a purchase is paid too late': async () => {
      const shopper = await admin.shopperWith(1)
      const [first, second] = [await admin.purchase(shopper), await admin.purchase(shopper)]
      await admin.settle(await admin.pay(second.next))
      await admin.webhook(await admin.pay(first.next))
    },
    'a fitting is booked from an order, and canceled with it': async () => {
      const shopper = await shop.newShopper()
      const values = prescription({ rightAddition: 2, leftAddition: 2 })
      const shownTotal = await admin.addGlasses(shopper, values, admin.progressiveSkuId)
      const { number } = await admin.paidOrder({ shownTotal, ...admin.contactOf(newEmail()) }, shopper)
      const path = `/order/fitting/${fittingToken({ number })}`
      const { stores } = (await answered(shop.ask(path))).body as unknown as Fitting
      const [store] = stores
      await shop.ask(`${path}/book`, { store: store?.id, ...store?.times[0] }, shopper)
      await admin.ask(number, 'cancel', { typed: number })
    },
    'an order is canceled by its buyer': async () => {
      const { customer, number } = await order()
      await customer.ask(`/account/orders/${number}/cancel`, {})
    },
    'a part is given back': async () => admin.refund((await order()).number, 100),
    'a row is called off': async () => {
      const { number } = await admin.paidOrder(
        { shownTotal: 2 * admin.goods.amount, ...admin.contactOf(newEmail()) },
        await admin.shopperWith(2),
      )
      const rows = [{ ref: (await admin.orderNumbered(number)).bought.lines[0]?.ref, quantity: 1 }]
      await admin.ask(number, 'cancel', { typed: number, rows })
    },
    'an order is returned whole': async () => {
      const { number, ref } = await sent()
      await admin.ask(number, 'move', { to: 'returned', restocked: [{ ref, pieces: 1 }] })
    },
    'a prescription never comes': later,
    'a guest asks for an order by e-mail': async () => {
      const shopper = await admin.shopperWith(1)
      const email = newEmail()
      const { number } = await admin.paidOrder(admin.contactOf(email), shopper)
      await shop.ask('/order/lookup', { number, email }, shopper)
    },
    'a guest withdraws': async () => {
      const { number } = await order()
      await admin.declare({ number, email: newEmail() })
    },
    'a declaration is answered': async () => {
      const { number } = await sent()
      await admin.declare({ number })
      const [declared] = await findAll(shop, 'withdrawals', { number: { equals: number } })
      if (!declared) return
      await admin.answer(declared.ref, 'instructions', {})
    },
    'goods come back by post': async () => claimedReturn(await sent(), { way: 'post' }),
    'goods are exchanged': async () => claimedReturn(await memberGlasses(), { way: 'store', isExchange: true }),
    'a gift card is mailed': () => giftCard(),
    'a gift card waits for its day': () => giftCard({ sendOn: plusDays(today(), 2) }),
    'a gift card nears its end': async () => {
      const { number } = await giftCard()
      const bought = await eventually(async () => {
        const [found] = await findAll(shop, 'bought-cards', { order: { equals: number } })
        // Sent, it schedules the notification of its end anew.
        return found?.state === 'sent' && found
      })
      await changeIf(shop, 'gift-cards', { id: { equals: bought.card } }, { expiresOn: plusDays(today(), 20) })
      await changeAndSchedule(shop, 'bought-cards', { id: { equals: bought.id } }, {}, [
        { step: 'tellOfEnd', at: nowIso() },
      ])
    },
    'a gift card is withdrawn from': async () => {
      const { number, shopper } = await giftCard()
      const [bought] = await findAll(shop, 'bought-cards', { order: { equals: number } })
      if (bought) await shop.ask(`/giftcard/bought/${bought.ref}/withdraw`, {}, shopper)
    },
    'an invoice is paid twice at once': async () => {
      const { open } = await invoice()
      const [one, other] = [await open(10_000), await open(10_000)]
      for (const next of [one, other]) if (next) await admin.pay(next)
    },
    'an invoice is paid in part': async () => {
      const { open } = await invoice()
      const next = await open(4000)
      if (next) await admin.pay(next)
    },
    'an invoice is never paid': invoice,
    'an e-invoice goes to a company, and a credit note after it': async () => {
      const to = { businessId: '3000101-2', company: 'Pohjolan Konepaja Oy', address: '003730001012', reference: '' }
      const more = { type: 1, eInvoice: { ...to, operator: '003721291126' } }
      const rows = [{ name: 'Työlasit', amount: 20_000, vatRate: 2550 }]
      const { id } = await invoices.make(await admin.customer(), rows, more)
      await invoices.credit(id, [{ name: 'Alennus', amount: 1000, vatRate: 2550 }])
    },
    'an exam is booked': () => booked({ wantsReminder: true, phone: `+35840${randomInt(1_000_000, 9_999_999)}` }),
    'an exam is moved': async () => {
      const { booking, browser, token } = await booked()
      const [slot] = await exams.freeTimes(plusDays(booking.day, 1))
      if (!slot) return
      const held = await browser.ask('/booking/hold', { ...EXAM, ...slot, booking: booking.number, token })
      const hold = (held.body['hold'] as { ref?: string } | undefined)?.ref
      await browser.ask(`/booking/of/${booking.number}/rebook`, { token, hold })
    },
    'an exam is canceled, and its time offered': async () => {
      const { booking, browser, token } = await booked()
      const weekdays = [new Date(booking.day).getUTCDay() || 7]
      const wish = { examType: EXAM.examType, store: EXAM.store, until: booking.day, weekdays, part: 'any' }
      await shop.ask('/booking/desk/waiting', { ...wish, form: bookingForm({ email: newEmail() }) }, staff.store)
      await browser.ask(`/booking/of/${booking.number}/cancel`, { token })
    },
    'a doctor is visited': async () => {
      const browser = await openBrowser(shop)
      const times = (await browser.ask('/eye-doctor/times?town=tampere')).body['times'] as { id: string }[] | undefined
      const time = times?.at(-1 - randomInt(Math.min(20, times.length)))?.id
      const { booking } = (await browser.ask('/eye-doctor/hold', { time })).body as { booking?: { token: string } }
      const patient = { firstName: 'Aino', lastName: 'Mäkelä', email: newEmail(), phone: '040 123 4567' }
      const path = `/eye-doctor/of/${booking?.token}`
      await browser.ask(`${path}/confirm`, { patient: { ...patient, socialNumber: '131052-308T' } })
      if (randomInt(2)) await browser.ask(`${path}/cancel`, {})
    },
    'a form is sent': async () => {
      const form = await findOne(shop, 'forms', { code: { equals: 'yhteydenotto' } })
      const answers = { nimi: 'Aino', sahkoposti: newEmail(), 'mista-on-kyse': 'Jokin muu', viestisi: 'Hei.' }
      await shop.ask(`/content/forms/${form?.id}`, { answers, consents: true }, await shop.newShopper())
    },
    'a guest joins Friends': async () => {
      const [browser, email] = [await openBrowser(shop), newEmail()]
      await browser.ask('/friends/join', { email, acceptsTerms: true, place: 'benefits' })
      const token = /friends\/vahvista\/([\w.-]+)/.exec((await letterTo(shop, email)).text)?.[1]
      await browser.ask(`/friends/link/${token}/join`, {})
    },
    'glasses break': async () => {
      const { customer, number, ref: row } = await memberGlasses()
      const made = await customer.ask(`/account/orders/${number}/claim`, { row, words: 'Sanka katkesi.', file: PDF })
      const { ref } = (made.body['claim'] ?? {}) as { ref?: string }
      await shop.ask(`/insurance/${ref}/answer`, { isAccepted: true, answer: 'Saat uudet.' }, admin.handler)
    },
    'a customer asks for all data': async () => (await admin.customer()).ask('/account/exports', {}),
    'a customer leaves': async () => (await admin.customer()).ask('/account/deletion', { password: PASSWORD }),
    'two customers become one': async () => {
      const [one, other] = [await admin.customer(), await admin.customer()]
      const [into, from] = [await admin.customerNumber(one), await admin.customerNumber(other)]
      const body = { other: from, email: one.email, note: 'Kaksi tiliä' }
      await shop.ask(`/customer/${into}/merge`, body, staff.service)
    },
    'lenses come monthly': () => subscription(),
    'lenses are bought with an interval': async () => {
      const customer = await admin.customer()
      const headers = await admin.headersOf(customer)
      const eye = { parameters: admin.lens.parameters, quantity: 1 }
      const wanted = {
        articleId: admin.lens.articleId,
        right: eye,
        left: eye,
        confirmsPrescription: true,
        examinedOn: today(),
      }
      await shop.ask('/cart/lenses', { ...wanted, subscriptionInterval: 'm2' }, headers)
      const { totalCost } = await admin.cartOf(headers)
      const more = { shownTotal: totalCost, acceptsSubscriptionTerms: true, ...admin.contactOf(customer.email) }
      await admin.paidOrder(more, headers)
    },
    'lenses whose card is declined': async () => {
      const { number } = await subscription()
      await control({ mode: 'charge-declined', applies: 'next' })
      await soon(number)
    },
    'lenses are paused and go on': async () => {
      const { act } = await subscription()
      await act('pause', { until: plusDays(today(), 30) })
    },
    'lenses are paused and taken up again': async () => {
      const { act } = await subscription()
      await act('pause', { until: plusDays(today(), 30) })
      await act('reactivate')
    },
    'lenses are paused without an end': async () => (await subscription()).act('pause'),
    'lenses are ended': async () => (await subscription()).act('cancel'),
    'lenses whose card expires': async () => {
      const { number } = await subscription({ interval: 'm3' })
      const { card } = (await findOne(shop, 'subscriptions', { number: { equals: number } })) ?? {}
      await changeIf(shop, 'saved-cards', { ref: { equals: card ?? '' } }, { expires: today().slice(0, 7) })
      await changeAndSchedule(shop, 'subscriptions', { number: { equals: number } }, {}, [
        { step: 'cardExpires', at: nowIso() },
      ])
    },
    'lenses are withdrawn from': async () => {
      const { customer, number } = await subscription()
      await soon(number)
      const { firstOrder } = (await findOne(shop, 'subscriptions', { number: { equals: number } })) ?? {}
      await admin.declare({ number: firstOrder ?? '', email: customer.email })
      const [declared] = await findAll(shop, 'withdrawals', { number: { equals: firstOrder ?? '' } })
      if (declared) await admin.answer(declared.ref, 'handle', { note: 'Peruttu.' })
    },
    'lenses become dearer': rise,
    'a rise is stopped': async () => {
      await rise()
      for (const { ref } of await findAll(shop, 'price-rises', { state: { equals: 'planned' } }))
        await shop.ask(`/price-rise/${ref}/stop`, {}, { ...staff.marketer, 'Idempotency-Key': randomUUID() })
    },
    'a friend takes a referral': async () => {
      const { customer } = await subscription({ interval: 'm6' })
      const { own } = (await customer.ask('/account/referral/code', {})).body as { own?: { code: string } }
      const friend = await admin.customer()
      await friend.ask('/account/referral/take', { code: own?.code })
      // Lenses for one eye cost less than is free of a delivery.
      const { number } = await someSubscription(admin, friend, { eyes: ['right'] })
      await soon(number)
    },
    'glasses come monthly': lifestyle,
    'a contract of glasses is left without a card': async () => signedContract(admin, await admin.customer()),
    'a contract of glasses ends': async () => {
      const { customer, id } = await lifestyle()
      await customer.ask('/account/marketing', { marketing: ['email'] })
      await changeContract(await shop.req(), id, ({ contract }) => ({ contract: { ...contract, boundUntil: today() } }))
      const { version } = (await customer.ask(`/account/lifestyle/${id}`)).body['contract'] as { version: number }
      await customer.ask(`/account/lifestyle/${id}/notice`, { version })
    },
  }
  const rare = await openRareFlows({ admin, exams, invoices, order, invoice, lifestyle, subscription, soon })
  return {
    flows: { ...flows, ...rare },
    beginnings: [
      'glasses come monthly',
      'a contract of glasses ends',
      'lenses come monthly',
      'a friend takes a referral',
    ],
  }

  /** The next delivery of a subscription is processed today. */
  async function soon(number: number): Promise<void> {
    await changeSubscription(await shop.req(), number, ({ contract }) => ({
      contract: { ...contract, plan: movedTo(contract.plan, today()), arrivesOn: null },
    }))
  }
}

/** A shop whose people try once more where the payment service could not be reached. */
function patiently(shop: Opened['shop']): Opened['shop'] {
  return {
    ...shop,
    async ask(...asked) {
      const answer = await shop.ask(...asked)
      return answer.status === 503 ? shop.ask(...asked) : answer
    },
  }
}
