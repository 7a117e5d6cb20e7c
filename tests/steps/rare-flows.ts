import { randomUUID } from 'node:crypto'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { changeIf, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { changeAndSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { changeContract } from '#plugins/lifestyle/repository.ts'
import { inquiryToken } from '#plugins/orders/order-links.ts'
import { camtFile } from '../camt-file.ts'
import { eventually } from '../eventually.ts'
import { EXAM, type openExamAdmin } from '../exam-admin.ts'
import type { openInvoiceAdmin } from '../invoice-admin.ts'
import type { OwnOrders, SignedIn } from '../own-orders.ts'
import { prescription } from '../some-prescription.ts'
import { givenCard, orderedGlasses, signedContract } from '../some-contract.ts'

/** Where rare things happen, and how what they begin with is made. */
interface Scene {
  admin: OwnOrders
  exams: Awaited<ReturnType<typeof openExamAdmin>>
  invoices: Awaited<ReturnType<typeof openInvoiceAdmin>>
  order: () => Promise<{ number: string }>
  invoice: () => Promise<{ id: string }>
  lifestyle: () => Promise<{ customer: SignedIn; id: number }>
  subscription: (options?: { interval?: 'm3' }) => Promise<{
    number: number
    act: (name: string, body?: object) => Promise<unknown>
  }>
  /** The next delivery of a subscription is processed today. */
  soon: (number: number) => Promise<void>
}

/** What seldom happens in a shop: what staff must decide, cards that are declined, questions without an answer. */
export async function openRareFlows({ admin, exams, invoices, order, invoice, lifestyle, subscription, soon }: Scene) {
  const { shop, control } = admin
  const optician = await admin.staff('optician')
  const service = await admin.staff('customer-service')
  const store = await admin.staff('store-staff', EXAM.store)

  async function asked() {
    const made = await admin.glassesOrder()
    await shop.ask(`/order/${made.number}/inquiry`, { question: 'Onko akseli 90?' }, optician)
    return made
  }

  const declinedMonths = async () =>
    (await findAll(shop, 'lifestyle-contracts', {}))
      .filter(({ contract: { open } }) => open && open.stage !== 'charging')
      .slice(0, 2)

  async function actOnDeclined(action: 'activate' | 'skip') {
    const { number } = await subscription()
    await control({ mode: 'charge-declined', applies: 'next' })
    await soon(number)
    // The card of another may be declined in its place.
    const declined = await eventually(async () => {
      const all = await findAll(shop, 'subscriptions', { status: { equals: 100 } })
      const found = all.filter(({ contract: { open } }) => open && open.stage !== 'charging')
      return found.length > 0 && found
    })
    for (const { number, version } of declined.slice(0, 2))
      await shop.ask(`/subscription/${number}/act`, { version, note: 'Soitettu', what: { deed: action } }, service)
  }

  const flows: Record<string, () => Promise<unknown>> = {
    'an optician asks': asked,
    'an optician asks, and is answered': async () => {
      const { number, shopper } = await asked()
      const token = inquiryToken(await admin.orderNumbered(number))
      await shop.ask(`/order/inquiry/${token}/answer`, { answer: 'On.' }, shopper)
    },
    'a refund fails, and is given again': async () => {
      const { number } = await order()
      await control({ mode: 'refund-fails', applies: 'next' })
      for (const _ of [1, 2]) await admin.refund(number, 100)
    },
    'a refund of a late payment fails': async () => {
      const shopper = await admin.shopperWith(1)
      const [first, second] = [await admin.purchase(shopper), await admin.purchase(shopper)]
      await admin.settle(await admin.pay(second.next))
      await control({ mode: 'refund-fails', applies: 'next' })
      await admin.webhook(await admin.pay(first.next))
      const typed = `${(admin.goods.amount / 100).toFixed(2).replace('.', ',')} €`
      await shop.ask(`/charge/${first.purchaseRef}/settle`, { as: 'again', typed, note: 'Uudelleen' }, admin.handler)
    },
    'an invoice is paid too much at a bank': async () => {
      const { id } = await invoice()
      const { ocrNumber: reference } = (await findOne(shop, 'invoices', { ref: { equals: id } })) ?? {}
      if (!reference) return
      await invoices.bankFile('record', camtFile([{ archiveId: randomUUID().slice(0, 16), reference, amount: 12_000 }]))
      const payment = (await findOne(shop, 'invoices', { ref: { equals: id } }))?.payments[0]?.ref
      if (payment) await invoices.ask(`/invoice/${id}/refund`, { payment, as: 'done', note: 'Tilille' })
    },
    'a contract of glasses is withdrawn from': async () => {
      const { customer, id } = await lifestyle()
      const { version } = (await customer.ask(`/account/lifestyle/${id}`)).body['contract'] as { version: number }
      await customer.ask(`/account/lifestyle/${id}/withdraw`, { version })
    },
    'a contract of glasses has an exchange left, and a card that expires': async () => {
      const { id } = await lifestyle()
      const { card } = (await findOne(shop, 'lifestyle-contracts', { number: { equals: id } })) ?? {}
      await changeIf(shop, 'saved-cards', { ref: { equals: card ?? '' } }, { expires: today().slice(0, 7) })
      const steps = ['tellExchange', 'cardExpires'].map((step) => ({ step, at: nowIso() }))
      await changeAndSchedule(shop, 'lifestyle-contracts', { number: { equals: id } }, {}, steps)
    },
    'a month of glasses that was declined is tried again': async () => {
      await control({ mode: 'charge-declined', applies: 'next' })
      for (const { number, version } of await declinedMonths())
        await shop.ask(`/lifestyle/${number}/act`, { version, note: 'Soitettu', deed: 'try_card' }, service)
    },
    'a month of glasses that was declined is forgiven': async () => {
      await control({ mode: 'charge-declined', applies: 'next' })
      const [month] = await declinedMonths()
      if (!month?.contract.open) return
      const { number, version } = month
      const open = { ...month.contract.open, stage: 'stopped' as const, nextAttemptOn: null }
      // As it is once the last attempt was declined.
      await changeContract(await shop.req(), number, ({ contract }) => ({
        contract: { ...contract, isHeld: true, open },
      }))
      await shop.ask(`/lifestyle/${number}/act`, { version: version + 1, note: 'Soitettu', deed: 'forgive' }, service)
    },
    'a delivery of lenses that was declined is tried again': () => actOnDeclined('activate'),
    'a delivery of lenses that was declined is skipped': () => actOnDeclined('skip'),
    'glasses by the month arrive by post': async () => {
      const customer = await admin.customer()
      const signed = await signedContract(admin, customer, { delivery: { methodId: 202 } })
      await givenCard(customer, signed)
      const order = await orderedGlasses(admin, signed.id)
      await admin.ask(order, 'prescriptions', {})
      for (const to of ['confirmed', 'sent']) await admin.ask(order, 'move', { to })
    },
    'what was written after an exam is corrected': async () => {
      const { booking } = await exams.booked({}, { email: `${randomUUID()}@example.com` })
      const ask = async (path: string, body: object, caller = optician) =>
        (await shop.ask(`/booking/desk/${booking.number}/${path}`, body, caller)).json() as Promise<{
          written?: { ref: string }[]
        }>
      for (const step of ['arrived', 'done']) await ask('visit', { step }, store)
      const { examinedOn: _, ...glasses } = prescription()
      const { written } = await ask('prescription', { glasses, confirmsUnusual: true })
      const corrected = { ...glasses, rightPupillaryDistance: 30 }
      const body = {
        ref: written?.[0]?.ref,
        seen: 0,
        why: 'Pupilliväli oli väärin.',
        exam: null,
        confirmsUnusual: true,
      }
      await ask('correct', { ...body, glasses: corrected })
    },
    'a question whether a pause goes on': async () => {
      const { number, act } = await subscription({ interval: 'm3' })
      await act('pause')
      await changeAndSchedule(shop, 'subscriptions', { number: { equals: number } }, {}, [
        { step: 'askPause', at: nowIso() },
      ])
    },
  }
  return flows
}
