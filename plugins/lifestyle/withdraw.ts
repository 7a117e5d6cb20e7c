import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { openDeskDeeds } from '#domain/lifestyle/desk-deeds.ts'
import { begunOn, billedSince } from '#domain/lifestyle/withdrawal.ts'
import { today } from '#plugins/kit/clock.ts'
import { inShopMs } from '#plugins/kit/work/owing.ts'
import type { Undone } from '#plugins/kit/work/steps.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { postEntry } from '#plugins/ledger/repository.ts'
import { endCharge } from '#plugins/payments/charges/card-charges.ts'
import { promiseBack } from '#plugins/payments/charges/charge-refunds.ts'
import { chargeNamed, findCharge } from '#plugins/payments/charges/repository.ts'
import type { FollowsOrder } from '#plugins/orders/order-followers.ts'
import { cancelOrRefund } from '#plugins/subscriptions/withdraw.ts'
import { NOTHING, type Bill } from './bill-repository.ts'
import { doDeed } from './deeds.ts'
import { leftOf } from './give-back.ts'
import { glassesOrder } from './order-glasses.ts'
import { changeContract, contractNumbered } from './repository.ts'

/** Who has withdrawn from the order of her first glasses has withdrawn from the contract; before they are handed over the order decides. */
export const withdrawByOrder: FollowsOrder = async (req, { source }) => {
  const [id = 0, count = 0] = source.ref.split('-').map(Number)
  const { contract, version } = await contractNumbered(req, id)
  const isOpen = count === 1 && !contract.yearFrom && openDeskDeeds(contract, today()).includes('withdraw')
  if (isOpen) await doDeed(req, { id, version }, 'withdraw')
}

/** Names the refund of a month to who has withdrawn. */
const WITHDRAWN = 'withdrawn'
const ASKED_AGAIN_MS = 10 * 60_000

/**
 * What a withdrawal gives back: glasses that were under way are canceled, months since their delivery that were paid go back by their
 * charges, and one that is open is closed. One that asks for lens deliveries too is paid first. Safe to repeat.
 */
export async function takeBackMonths(req: PayloadRequest, number: number): Promise<Undone | undefined> {
  const { contract } = await contractNumbered(req, number)
  const from = begunOn(contract)
  if (from === null) return
  const order = await glassesOrder(req, number, contract.orders)
  // What was handed over comes back by herself.
  if (order && order.state !== 'delivered') await cancelOrRefund(req, order.number)
  const isSince = { and: [{ contract: { equals: number } }, { month: { greater_than_equal: from.slice(0, 7) } }] }
  let waits = false
  for (const bill of await findAll(req, 'lifestyle-bills', isSince)) {
    const amount = billedSince(bill, bill.free, from)
    if (amount <= 0 || bill.paidBy === NOTHING) continue
    if (bill.paidBy) await giveBackPaid(req, bill.paidBy, amount)
    else if (contract.open?.month === bill.month && bill.connected?.length) waits = true
    else if (contract.open?.month === bill.month) await close(req, bill, amount)
  }
  return waits ? { notBefore: inShopMs(ASKED_AGAIN_MS) } : undefined
}

async function giveBackPaid(req: PayloadRequest, ref: string, amount: Cents): Promise<void> {
  const charge = await chargeNamed(req, ref)
  if (charge.refunds.some(({ key }) => key === WITHDRAWN)) return
  const back = Math.min(amount, leftOf(charge))
  if (back > 0) await promiseBack(req, ref, charge.promised + back, () => WITHDRAWN)
}

/** Credited before it is closed: cut off between, it is credited once. What is paid meanwhile goes back by its charge. */
async function close(req: PayloadRequest, { ref, contract: number, month, vatRate }: Bill, amount: Cents) {
  const entry = { subject: { kind: 'lifestyle' as const, number }, of: `${month}:${WITHDRAWN}` }
  const { contract } = await contractNumbered(req, number)
  await postEntry(req, { ...entry, on: contract.endsOn ?? '', kind: 'credited', gross: [{ rate: vatRate, amount }] })
  if (await findCharge(req, ref)) await endCharge(req, ref)
  await changeContract(req, number, ({ contract: before }) =>
    before.open?.month === month ? { contract: { ...before, open: null, isHeld: false } } : null,
  )
}
