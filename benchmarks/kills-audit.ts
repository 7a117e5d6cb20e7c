import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from './customers.ts'
import type { SimpleArticle } from './goods.ts'
import type { Letters } from './letters.ts'
import { paymentsAt } from './pay.ts'
import type { Staff } from './staff.ts'

/** How long an audit waits: a letter of a killed process is free after two minutes, a payment is asked about for longer. */
const WAITED_MS = Number(process.env.WAITED_MS ?? 300_000)

/** What a customer was about when the shop was killed: an order to return and an invoice to pay. */
export interface Affair {
  order: string
  /** The invoice's reference. */
  invoice: string
  /** Cents of the invoice. */
  total: number
}

interface Audited {
  affairs: Affair[]
  customer: Browser
  staff: Staff
  standIns: string
  letters: Letters
  /** Does again what was cut off, as the customer and staff would. */
  goOn: (affair: Affair) => Promise<unknown>
  goods: SimpleArticle
}

/** What an audit must find, whatever was killed. */
export const nothingWrong = {
  unpaid: 0,
  paymentsLost: 0,
  paidTwice: 0,
  returnsLost: 0,
  returnsDoubled: 0,
  withoutLabel: 0,
  refundsLost: 0,
  refundsDoubled: 0,
  lettersLost: 0,
  lettersDoubled: 0,
}

/** Lets everybody finish, and compares the shop with the provider and the mail server as soon as nothing waits any more. */
export async function auditAffairs(audited: Audited) {
  const end = performance.now() + WAITED_MS
  for (;;) {
    for (const affair of audited.affairs) await audited.goOn(affair).catch(() => undefined)
    const found = await count(audited)
    const isSettled = Object.entries(nothingWrong).every(
      ([key, due]) => found[key as keyof typeof nothingWrong] === due,
    )
    if (isSettled || performance.now() > end) return found
    await pause(5000)
  }
}

async function count({ affairs, customer, staff, standIns, letters, goods }: Audited) {
  const payments = await paymentsAt(standIns)
  const invoices = await staff.find<{ ref: string; amountLeft: number }>('invoices')
  const orders = await staff.find<{ number: string; sourceKey: string }>(
    'orders',
    'select[number]=true&select[sourceKey]=true',
  )
  const posted = await staff.find<{ key: string; to: string; subject: string; attempts: number }>('outbox')
  await letters.collect()
  const { returns } = await everyReturn(customer)
  const labels = await Promise.all(returns.map(({ ref }) => customer.get(`/account/returns/${ref}/label`)))

  const ledgers = affairs.map(({ invoice, total }) => {
    const captured = payments
      .filter(({ reference, status }) => status === 'ok' && reference.startsWith(`${invoice}-`))
      .reduce((sum, { amount, refundedAmount }) => sum + amount - refundedAmount, 0)
    const left = invoices.find(({ ref }) => ref === invoice)?.amountLeft ?? Number.NaN
    return { total, captured, left }
  })
  const given = affairs.map(({ order }) => {
    const source = orders.find(({ number }) => number === order)?.sourceKey.replace('checkout:', '')
    const refunded = payments.find(({ reference }) => reference === source)?.refundedAmount ?? 0
    return { refunded, own: returns.filter(({ number }) => number === order) }
  })
  const due = affairs.flatMap(({ order, invoice }, place) => [
    `invoice ${invoice} made`,
    `order ${order} refund `,
    ...(given[place]?.own.map(({ ref }) => `withdrawal ${ref} received`) ?? []),
  ])
  const own = posted.filter(({ key }) => due.some((begins) => key.startsWith(begins)))
  const copies = own.map((row) => ({ arrived: letters.copiesOf(row), attempts: row.attempts }))
  return {
    affairs: affairs.length,
    unpaid: ledgers.filter(({ left }) => left > 0).length,
    /** Paid at the provider and not here. */
    paymentsLost: ledgers.filter(({ total, captured, left }) => captured > total - left).length,
    paidTwice: ledgers.filter(({ total, captured }) => captured > total).length,
    returnsLost: given.filter((one) => one.own.length === 0).length,
    returnsDoubled: given.filter((one) => one.own.length > 1).length,
    withoutLabel: labels.filter(({ status }) => status !== 200).length,
    refundsLost: given.filter(({ refunded }) => refunded < goods.amount).length,
    refundsDoubled: given.filter(({ refunded }) => refunded > goods.amount).length,
    letters: own.length,
    lettersLost:
      due.filter((begins) => !posted.some(({ key }) => key.startsWith(begins))).length +
      copies.filter(({ arrived }) => arrived === 0).length,
    lettersDoubled: copies.filter(({ arrived, attempts }) => arrived > Math.max(1, attempts)).length,
    /** Sent again, because a process was killed between the mail server's yes and its note of it. */
    lettersCutOff: copies.filter(({ arrived, attempts }) => arrived > 1 && arrived <= attempts).length,
  }
}

async function everyReturn(customer: Browser) {
  return (await customer.get('/account/returns')).body as {
    returns: { ref: string; number: string }[]
  }
}
