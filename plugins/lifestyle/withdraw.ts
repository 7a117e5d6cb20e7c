import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { openAdminActions } from '#domain/lifestyle/admin-actions.ts'
import { begunOn, billedSince } from '#domain/lifestyle/withdrawal.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { inParallel } from '#plugins/kit/in-parallel.ts'
import type { Undone } from '#plugins/kit/work/steps.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { postEntry } from '#plugins/ledger/repository.ts'
import { promiseBack } from '#plugins/payments/charges/charge-refunds.ts'
import { chargeNamed, endCharge } from '#plugins/payments/charges/repository.ts'
import type { FollowsOrder } from '#plugins/orders/hooks.ts'
import { cancelOrRefund } from '#plugins/subscriptions/withdraw.ts'
import { NOTHING, type Bill } from './bill-repository.ts'
import { doAction } from './actions.ts'
import { leftOf } from './give-back.ts'
import { glassesOrder } from './order-glasses.ts'
import { changeContract, contractNumbered } from './repository.ts'

/**
 * A withdrawal from the order of the first glasses withdraws from the contract; before they are handed over the order
 * decides.
 */
export const withdrawByOrder: FollowsOrder = async (req, { source }) => {
  const [id = 0, count = 0] = source.ref.split('-').map(Number)
  const { contract, version } = await contractNumbered(req, id)
  const isOpen = count === 1 && !contract.yearFrom && openAdminActions(contract, today()).includes('withdraw')
  if (isOpen) await doAction(req, { id, version }, 'withdraw')
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
  // The customer sends back what was handed over.
  if (order && order.state !== 'delivered') await cancelOrRefund(req, order.number)
  const isSince = { and: [{ contract: { equals: number } }, { month: { greater_than_equal: from.slice(0, 7) } }] }
  const takeBack = async (bill: Bill) => {
    const amount = billedSince(bill, bill.free, from)
    if (amount <= 0 || bill.paidBy === NOTHING) return 0
    const isOpen = contract.open?.month === bill.month
    if (bill.paidBy) await giveBackPaid(req, bill.paidBy, amount)
    else if (isOpen && bill.connected?.length) return 1
    else if (isOpen) await close(req, bill, amount)
    return 0
  }
  const waiting = await inParallel(await findAll(req, 'lifestyle-bills', isSince), takeBack, 1)
  return waiting > 0 ? { notBefore: nowIso(ASKED_AGAIN_MS) } : undefined
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
  await endCharge(req, ref)
  await changeContract(req, number, ({ contract: before }) =>
    before.open?.month === month ? { contract: { ...before, open: null, isHeld: false } } : null,
  )
}
