import { setTimeout as pause } from 'node:timers/promises'
import type { Letters } from './letters.ts'
import { paymentsAt } from './pay.ts'
import { REFUND, type Refunds } from './refunds.ts'
import type { Staff } from './staff.ts'

/** How long after a crash everything is settled: a purchase cut off while its goods were reserved is released last. */
const SETTLED_MS = 200_000

interface Order {
  number: string
  /** `checkout:` and the reference under which the provider knows the payment. */
  sourceKey: string
}

/** A letter in the shop's outbox. */
interface Posted {
  key: string
  to: string
  subject: string
  state: string
  attempts: number
}

interface Crashed {
  staff: Staff
  standIns: string
  refunds: Refunds
  letters: Letters
  skuId: number
  /** Pieces before the first order. */
  stock: number
}

/** What an audit must find, whatever was killed. */
export const nothingWrong = {
  lost: 0,
  doubled: 0,
  withoutPayment: 0,
  piecesMissing: 0,
  piecesTooMany: 0,
  refundsLost: 0,
  refundsDoubled: 0,
  lettersLost: 0,
  lettersDoubled: 0,
}

/** Compares the shop with the provider and the mail server, as soon as nothing waits any more. */
export async function audit(crashed: Crashed) {
  const end = performance.now() + SETTLED_MS
  for (;;) {
    await crashed.refunds.goOn(crashed.staff).catch(() => undefined)
    const { waits, found } = await count(crashed)
    const open = Object.entries(waits).filter(([, pieces]) => pieces > 0)
    if (open.length === 0) return found
    if (performance.now() > end) {
      console.error('Still waiting:', Object.fromEntries(open))
      return found
    }
    await pause(2000)
  }
}

async function count({ staff, standIns, refunds, letters, skuId, stock }: Crashed) {
  const orders = await staff.find<Order>('orders', 'select[number]=true&select[sourceKey]=true')
  const posted = await staff.find<Posted>('outbox')
  const [sku] = await staff.find<{ stock: number }>('skus', `where[number][equals]=${skuId}`)
  await letters.collect()
  const payments = await paymentsAt(standIns)

  const unpaid = payments.filter(({ status }) => status === 'new')
  const captured = payments.filter(({ status, amount, refundedAmount }) => status === 'ok' && refundedAmount < amount)
  const refs = new Set(orders.map(paymentOf))
  const asked = orders.filter(({ number }) => refunds.isAsked(number))
  const givenBack = (order: Order) =>
    payments.find(({ reference }) => reference === paymentOf(order))?.refundedAmount ?? 0
  const keys = posted.map(({ key }) => key)
  const notPosted = [
    ...orders.filter(({ number }) => !keys.includes(`order ${number} confirmation`)),
    ...asked.filter(({ number }) => !keys.some((key) => key.startsWith(`order ${number} refund `))),
  ]
  const found = {
    orders: orders.length,
    captured: captured.length,
    lost: captured.filter(({ reference }) => !refs.has(reference)).length,
    doubled: orders.length - refs.size,
    withoutPayment: orders.filter((order) => !captured.some(({ reference }) => reference === paymentOf(order))).length,
    /** Pieces that are neither in stock, nor bought, nor held by a purchase that may still be paid. */
    piecesMissing: Math.max(0, stock - Number(sku?.stock) - orders.length - unpaid.length),
    piecesTooMany: Math.max(0, Number(sku?.stock) + orders.length - stock),
    refunds: asked.length,
    refundsLost: asked.filter((order) => givenBack(order) < REFUND).length,
    refundsDoubled: orders.filter((order) => givenBack(order) > REFUND).length,
    letters: posted.length,
    lettersLost: notPosted.length + posted.filter((letter) => letters.copiesOf(letter) === 0).length,
    lettersDoubled: sum(posted.map((letter) => Math.max(0, letters.copiesOf(letter) - letter.attempts))),
    /** Sent again, because a process was killed between the mail server's yes and its note of it. */
    lettersCutOff: sum(posted.map(({ attempts, ...letter }) => Math.min(letters.copiesOf(letter), attempts) - 1)),
  }
  const { lost, piecesMissing, refundsLost, lettersLost } = found
  const isRecent = ({ createdAt }: { createdAt: string }) => Date.parse(createdAt) > Date.now() - SETTLED_MS
  // A shopper whose answer was cut off has not paid; the shop may still be about to release the purchase.
  const cutOff = unpaid.filter(isRecent).length
  const notSent = posted.filter(({ state }) => state !== 'sent').length
  return { found, waits: { lost, piecesMissing, refundsLost, lettersLost, notSent, cutOff } }
}

function paymentOf({ sourceKey }: Order): string {
  return sourceKey.replace('checkout:', '')
}

function sum(all: number[]): number {
  return all.reduce((total, each) => total + Math.max(0, each), 0)
}
