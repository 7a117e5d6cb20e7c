import { outstanding } from '#domain/payments/outstanding.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import type { Shop } from '#plugins/kit/open-shop.ts'
import { countWhere, findAll, findOne, type Stored } from '#plugins/kit/storage/documents.ts'
import { stepsOf } from '#plugins/kit/work/steps.ts'
import { stuckDocuments } from '#plugins/kit/work/stuck-steps.ts'
import { settleSurplus } from '#plugins/invoices/invoice-refunds.ts'
import { INVOICE } from '#plugins/invoices/payment-ref.ts'
import { DECIDE } from '#plugins/payments/decide.ts'
import { orderRefunds } from '#plugins/orders/refunds/order-refunds.ts'
import { chargeRefunds } from '#plugins/payments/charges/charge-refunds.ts'
import type { RefundOwner } from '#plugins/payments/refund-owner.ts'
import { settleRefundByHand } from '#plugins/payments/settle-refund.ts'
import { giveRefund } from '#plugins/payments/give-refund.ts'
import { signed } from '../external-services.ts'
import type { Trial } from '../trial-shop.ts'

/** A payment as the provider has it. */
interface Payment {
  transactionId: string
  stamp: string
  reference: string
  amount: number
  status: string
  refundedAmount: number
  refunds: { stamp: string; status: string }[]
}

/** What of a trial is outside the shop. */
type Outside = Pick<Trial, 'addresses' | 'paymentsOf' | 'webhook'>

/** What is still under way. */
interface OpenWork {
  due: number
  failing: number
  letters: number
}

/** A letter as the shop has posted it. */
type Posted = Pick<Stored<'outbox'>, 'id' | 'key' | 'to' | 'subject' | 'state' | 'attempts' | 'createdAt'>

const alike = (to: string, subject: string) => `${to}\n${subject}`

/** Every letter that has arrived. It is collected every second, since the stand-in keeps the last only: each look goes on after the one before. */
export function openMailbox(url: string) {
  let last = '0'
  const copies = new Map<string, number>()
  let arrived = 0
  return {
    /** How many have arrived in all. */
    count: () => arrived,
    async collect(): Promise<void> {
      const answer = await fetch(`${url}/mail.json?after=${last}`, { headers: { connection: 'close' } })
      const { messages } = (await answer.json()) as { messages: { id: string; to: string[]; subject: string }[] }
      // Another look may have come between.
      for (const { to, subject } of messages.filter(({ id }) => Number(id) > Number(last)))
        for (const one of to) copies.set(alike(one, subject), (copies.get(alike(one, subject)) ?? 0) + 1)
      arrived += messages.filter(({ id }) => Number(id) > Number(last)).length
      last = String(Math.max(Number(last), ...messages.map(({ id }) => Number(id))))
    },
    copiesOf: (to: string, subject: string) => copies.get(alike(to, subject)) ?? 0,
  }
}

/**
 * Every e-mail that the shop has posted. It is noted before the clock moves, since the shop deletes what it has sent.
 */
export function openPosted() {
  const posted = new Map<Posted['id'], Posted>()
  return {
    async note(shop: Shop): Promise<Posted[]> {
      const fields = ['key', 'to', 'subject', 'state', 'attempts', 'createdAt'] as const
      for (const row of await findAll(shop, 'outbox', { to: { contains: '@' } }, { fields })) posted.set(row.id, row)
      return [...posted.values()]
    },
  }
}

const pendingStepsOf = ({ payload }: Shop) => stepsOf(payload.config).map(({ collection }) => collection)

/** What is due, has failed and waits, or is on its way. What only staff can decide, they decide. */
export async function openWork(shop: Shop, trial: Outside): Promise<OpenWork> {
  const open: OpenWork = { due: 0, failing: 0, letters: 0 }
  for (const collection of pendingStepsOf(shop)) {
    const found = await findAll(shop, collection, { dueAt: { exists: true } }, { fields: ['owed', 'dueAt'] })
    open.due += found.filter(({ dueAt }) => (dueAt ?? '') <= nowIso()).length
    open.failing += found.filter(({ owed: pendingSteps }) =>
      (pendingSteps ?? []).some(({ code, dueAt }) => code !== null && dueAt),
    ).length
  }
  open.letters = await countWhere(shop, 'outbox', { state: { not_in: ['sent', 'failed'] } })
  if (open.due + open.failing > 0) return open
  await decideOnRefunds(shop, trial)
  await reportLate(shop, trial)
  return open
}

/** The provider reports what was paid after the shop had given it up. It has no address of the shop, so this brings the report. */
export async function reportLate(shop: Shop, trial: Outside): Promise<void> {
  const payments = await paymentsAt(trial)
  for (const { ref, state, paid } of await findAll(shop, 'charges', { state: { equals: 'gone' } }))
    for (const one of payments.filter(
      ({ reference, status }) => status === 'ok' && (reference === ref || chargeOf(reference) === ref),
    ))
      if (paid === null && state === 'gone')
        await trial.webhook(
          signed({
            'checkout-account': '375917',
            'checkout-algorithm': 'sha256',
            'checkout-provider': 'nordea',
            'checkout-amount': String(one.amount),
            'checkout-stamp': one.stamp,
            'checkout-reference': one.reference,
            'checkout-transaction-id': one.transactionId,
            'checkout-status': 'ok',
          }),
        )
}

async function paymentsAt(trial: Outside): Promise<Payment[]> {
  const answer = await fetch(`${trial.addresses.url}/payments.json`, { headers: { connection: 'close' } })
  return ((await answer.json()) as { payments: Payment[] }).payments
}

/** Staff look up at the provider how an unclear refund ended, and give again what has failed. */
async function decideOnRefunds(shop: Shop, trial: Outside): Promise<void> {
  const req = await shop.req()
  const decide = async <Paid>(owner: RefundOwner<Paid>, ref: string, paidBy: string) => {
    const accountNow = async () => {
      const paid = await owner.find(req, ref)
      return paid ? owner.accountOf(paid) : null
    }
    for (const { key, state } of (await accountNow())?.refunds ?? []) {
      if (state !== 'unsure') continue
      const [payment] = (await trial.paymentsOf(paidBy)) as unknown as Payment[]
      const as = (payment?.refundedAmount ?? 0) > 0 ? 'done' : 'failed'
      await settleRefundByHand({ req, owner, ref }, key, { as, by: 'Kaisa', note: '' })
    }
    const { promised, refunds } = (await accountNow()) ?? { promised: 0, refunds: [] }
    const amount = outstanding(promised, refunds)
    if (amount > 0 && refunds.some(({ state }) => state === 'failed'))
      await giveRefund({ req, owner, ref }, { key: `again-${refunds.length}`, amount, by: 'Kaisa', note: '' })
  }
  for (const id of await stuckDocuments(shop, 'orders', DECIDE)) {
    const order = await findOne(shop, 'orders', { id: { equals: id } })
    if (order) await decide(orderRefunds, order.number, order.sourceKey.split(':')[1] ?? '')
  }
  for (const id of await stuckDocuments(shop, 'charges', DECIDE)) {
    const charge = await findOne(shop, 'charges', { id: { equals: id } })
    if (charge) await decide(chargeRefunds(charge.owner), charge.ref, charge.ref)
  }
  for (const id of await stuckDocuments(shop, 'invoices', DECIDE)) {
    const { payments = [] } = (await findOne(shop, 'invoices', { id: { equals: id } })) ?? {}
    for (const { ref, by, promised, refunds } of payments)
      if (by === 'provider') await decide(chargeRefunds(INVOICE), ref, ref)
      else if (outstanding(promised, refunds) > 0)
        await settleSurplus(req, ref, { as: 'done', by: 'Kaisa', note: 'Tilille' })
  }
}

/** Compares what the shop has with what is outside. Everything but the first figures must be nil. */
export async function auditOf(
  shop: Shop,
  trial: Outside,
  mailbox: ReturnType<typeof openMailbox>,
  letters: ReturnType<typeof openPosted> = openPosted(),
) {
  const open = await openWork(shop, trial)
  const posted = await letters.note(shop)
  const charges = await findAll(shop, 'charges', {})
  const stuck = await findAll(shop, 'stuck-steps', {})
  for (const { what, document, reason } of stuck) console.log(`Stuck: ${what}, ${document}: ${reason}`)
  const money = await moneyOf(trial, charges)
  for (const problem of money.problems.slice(0, 20)) console.log(problem)
  const deliveries = await findAll(shop, 'subscription-deliveries', {})
  const entries = await findAll(shop, 'ledger-entries', {})
  const days = await findAll(shop, 'booking-days', {})
  const bookings = await findAll(shop, 'bookings', {})
  // Days that are over are deleted.
  const ahead = bookings.filter(({ state, day }) => state !== 'canceled' && day > today())
  const standing = new Set(bookings.filter(({ state }) => state !== 'canceled').map(({ ref }) => ref))
  const stored = days.flatMap(({ uses }) => uses.filter(({ until }) => until === null))
  const ofWords = Map.groupBy(posted, ({ to, subject }) => alike(to, subject))
  const copies = [...ofWords.values()].map((rows) => ({
    rows,
    arrived: mailbox.copiesOf(rows[0]?.to ?? '', rows[0]?.subject ?? ''),
    attempts: rows.reduce((sum, { attempts }) => sum + attempts, 0),
  }))
  for (const { rows, arrived } of copies.filter((one) => one.arrived < one.rows.length || one.arrived > one.attempts))
    for (const { key, state, attempts } of rows)
      console.log(`Of ${rows.length} alike ${arrived} arrived: ${key}, ${state}, ${attempts} attempts`)
  const anew = [...Map.groupBy(posted, ({ key }) => key)].filter(([, rows]) => rows.length > 1)
  for (const [key, rows] of anew)
    console.log(`Posted anew: ${key}, ${rows.map(({ createdAt }) => createdAt).join(' and ')}`)
  return {
    letters: posted.length,
    orders: await countWhere(shop, 'orders', {}),
    charges: charges.length,
    deliveries: deliveries.length,
    bills: await countWhere(shop, 'lifestyle-bills', {}),
    stuck: stuck.length,
    owedDue: open.due,
    owedFailing: open.failing,
    lettersWaiting: open.letters,
    /** Fewer copies than letters of the same words to the same address. */
    lettersLost: copies.reduce((sum, { rows, arrived }) => sum + Math.max(0, rows.length - arrived), 0),
    /** More copies than attempts: one more is sent where a process dies between the mail server's yes and its note. */
    lettersDoubled: copies.reduce((sum, { attempts, arrived }) => sum + Math.max(0, arrived - attempts), 0),
    /** E-mails of which another row came after the first was deleted. */
    lettersAnew: anew.length,
    paymentsLost: money.lost,
    paidTwice: money.twice,
    refundsOff: money.refundsOff,
    purchasesOpen: await countWhere(shop, 'purchases', { state: { in: ['paid', 'releasing'] } }),
    deliveriesWithoutOrder: deliveries.filter(({ paidBy, orderNumber }) => paidBy && !orderNumber).length,
    entriesOff: entries.filter(({ lines }) => lines.reduce((sum, { amount }) => sum + amount, 0) !== 0).length,
    chargedTwiceADay: twiceADay(charges),
    timesWithoutBooking: stored.filter(({ ref }) => !standing.has(ref)).length,
    bookingsWithoutTime: ahead.filter(({ ref }) => !stored.some((use) => use.ref === ref)).length,
  }
}

/** Each charge that is paid was paid once at the provider, each payment there has its charge, and what went back went back on both sides. */
async function moneyOf(trial: Outside, charges: Stored<'charges'>[]) {
  const payments = await paymentsAt(trial)
  const problems: string[] = []
  const counts = { lost: 0, twice: 0, refundsOff: 0 }
  const ofCharge = (ref: string) =>
    payments.filter(({ reference, status }) => status === 'ok' && (reference === ref || chargeOf(reference) === ref))
  for (const { ref, owner, paid, state, refunds } of charges) {
    const taken = ofCharge(ref)
    if (taken.length > 1) problems.push(`${owner} ${ref} was paid ${(counts.twice += 1) && taken.length} times`)
    if (taken.length > 0 && paid === null)
      problems.push(`${owner} ${ref} ${state} lost ${(counts.lost += 1) && taken.length}`)
    const back = refunds.filter((one) => one.state === 'done').reduce((sum, one) => sum + one.toProvider, 0)
    const given = taken.reduce((sum, one) => sum + one.refundedAmount, 0)
    if (owner !== 'purchase' && back !== given)
      problems.push(`${owner} ${ref}: ${back} back, ${given} given ${(counts.refundsOff += 1)}`)
  }
  return { ...counts, problems }
}

/** The charge of a reference at the provider: attempts after the first are numbered. */
const chargeOf = (reference: string) => reference.replace(/^[a-z-]+\./, '').replace(/\.\d+$/, '')

/** Contracts of which two charges were collected on one day: the card was asked then, whenever something went back. */
function twiceADay(charges: Stored<'charges'>[]): number {
  const collected = charges
    .filter(({ owner, paid }) => owner === 'subscription' && paid !== null)
    .map((charge) => ({ ...charge, on: (charge.attempts?.at(-1)?.at ?? charge.since).slice(0, 10) }))
  const days = Map.groupBy(collected, ({ subject, on }) => `${subject.split('-')[0]} ${on}`)
  const doubled = [...days].filter(([, found]) => found.length > 1)
  for (const [day, found] of doubled)
    console.log(`Twice a day: ${day}`, found.map(({ ref, state, since }) => `${ref} ${state} ${since}`).join(', '))
  return doubled.length
}
