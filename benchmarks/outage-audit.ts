import { setTimeout as pause } from 'node:timers/promises'
import type { Letters } from './letters.ts'
import { paymentsAt } from './pay.ts'
import { REFUND, type Refunds } from './refunds.ts'
import type { Staff } from './staff.ts'

/** How long after a crash everything is settled: a purchase cut off while its goods were reserved is released last. */
const SETTLED_MS = 200_000
/** How long an audit waits: a letter of a killed process is free after two minutes, taken up by the next sweep, and may settle a refund first. */
const WAITED_MS = 300_000

interface Order {
  number: string
  /** `checkout:` and the reference under which the provider knows the payment. */
  sourceKey: string
  refunds: { key: string; state: string }[]
}

/** A letter that should have been posted and is not, and how far the refund is that it tells of. */
interface Missing {
  number: string
  letter: 'confirmation' | 'refund'
  refund?: string | undefined
  /** Reports that the provider has not brought to the shop yet. */
  callbacksOwed?: number | undefined
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

/**
 * Compares the shop with the provider and the mail server, as soon as nothing waits any more. A refund whose answer was cut
 * off is unsure until the provider reports it. The provider pauses for minutes after a few calls in vain; when nothing else
 * waits any more, staff look such a refund up there and say how it ended.
 */
export async function audit(crashed: Crashed) {
  const end = performance.now() + WAITED_MS
  let refundsSettledByStaff = 0
  for (;;) {
    await crashed.refunds.goOn(crashed.staff).catch(() => undefined)
    const isOver = performance.now() > end
    const counted = await count(crashed).catch((problem: unknown) => {
      if (isOver) throw problem
      console.error('Counted again:', String(problem))
    })
    if (!counted) {
      await pause(2000)
      continue
    }
    const { waits, found, missing, unsure } = counted
    const open = Object.entries(waits).filter(([, pieces]) => pieces > 0)
    if (open.length === 0 || (isOver && unsure.length === 0)) {
      if (open.length > 0) console.error('Still waiting:', Object.fromEntries(open))
      if (missing.length > 0) console.table(missing)
      return { ...found, refundsSettledByStaff }
    }
    if (unsure.length > 0 && (isOver || missing.length === waitsInAll(open))) {
      console.table(missing)
      for (const { number, key } of unsure) await crashed.refunds.settle(crashed.staff, number, key)
      refundsSettledByStaff += unsure.length
    }
    await pause(2000)
  }
}

async function count({ staff, standIns, refunds, letters, skuId, stock }: Crashed) {
  const orders = await staff.find<Order>('orders', 'select[number]=true&select[sourceKey]=true&select[refunds]=true')
  const posted = await staff.find<Posted>('outbox')
  const [sku] = await staff.find<{ stock: number }>('skus', `where[number][equals]=${skuId}`)
  await letters.collect()
  const payments = await paymentsAt(standIns)

  const unpaid = payments.filter(({ status }) => status === 'new')
  const captured = payments.filter(({ status, amount, refundedAmount }) => status === 'ok' && refundedAmount < amount)
  const refs = new Set(orders.map(paymentOf))
  const asked = orders.filter(({ number }) => refunds.isAsked(number))
  const paymentFor = (order: Order) => payments.find(({ reference }) => reference === paymentOf(order))
  const givenBack = (order: Order) => paymentFor(order)?.refundedAmount ?? 0
  const keys = posted.map(({ key }) => key)
  const missing: Missing[] = [
    ...orders
      .filter(({ number }) => !keys.includes(`order ${number} confirmation`))
      .map(({ number }) => ({ number, letter: 'confirmation' as const })),
    ...asked
      .filter(({ number }) => !keys.some((key) => key.startsWith(`order ${number} refund `)))
      .map((order) => ({
        number: order.number,
        letter: 'refund' as const,
        refund: order.refunds[0]?.state,
        callbacksOwed: paymentFor(order)?.callbacksOwed,
      })),
  ]
  const unsure = asked
    .filter((order) => givenBack(order) === REFUND)
    .flatMap(({ number, refunds: all }) => all.map(({ key, state }) => ({ number, key, state })))
    .filter(({ state }) => state === 'unsure')
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
    lettersLost: missing.length + posted.filter((letter) => letters.copiesOf(letter) === 0).length,
    lettersDoubled: sum(posted.map((letter) => Math.max(0, letters.copiesOf(letter) - letter.attempts))),
    /** Sent again, because a process was killed between the mail server's yes and its note of it. */
    lettersCutOff: sum(posted.map(({ attempts, ...letter }) => Math.min(letters.copiesOf(letter), attempts) - 1)),
  }
  const { lost, piecesMissing, refundsLost, lettersLost } = found
  const isRecent = ({ createdAt }: { createdAt: string }) => Date.parse(createdAt) > Date.now() - SETTLED_MS
  // A shopper whose answer was cut off has not paid; the shop may still be about to release the purchase.
  const cutOff = unpaid.filter(isRecent).length
  const notSent = posted.filter(({ state }) => state !== 'sent').length
  return { found, missing, unsure, waits: { lost, piecesMissing, refundsLost, lettersLost, notSent, cutOff } }
}

function waitsInAll(open: [string, number][]): number {
  return sum(open.map(([, pieces]) => pieces))
}

function paymentOf({ sourceKey }: Order): string {
  return sourceKey.replace('checkout:', '')
}

function sum(all: number[]): number {
  return all.reduce((total, each) => total + Math.max(0, each), 0)
}
