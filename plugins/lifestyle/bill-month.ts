import type { PayloadRequest } from 'payload'
import { plusDays } from '#domain/calendar/days.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { openBill, billOf, billOn } from '#domain/lifestyle/contract.ts'
import type { MonthlyBill } from '#domain/lifestyle/monthly-bill.ts'
import { sumOf } from '#domain/invoices/invoice-ledger.ts'
import { vatRateOn } from '#domain/money/vat.ts'
import { today } from '#plugins/kit/clock.ts'
import type { Undone } from '#plugins/kit/work/steps.ts'
import { billDropped, freeOf } from '#plugins/ledger/free-months.ts'
import { postEntry } from '#plugins/ledger/repository.ts'
import { chargeCard } from '#plugins/payments/charges/card-charges.ts'
import { billRef, createBill, findBill, NOTHING, type Bill } from './bill-repository.ts'
import { LIFESTYLE, METHOD, settleBill } from './contract-charges.ts'
import { noteBilled, rowsToBill } from './connect.ts'
import { DONE_AT } from './dues.ts'
import { changeContract, contractNumbered, type StoredContract } from './repository.ts'

/**
 * Bills the next month on the first day after it: frozen, entered in the books, and charged. It may be cut off between any two
 * lines and called again.
 */
export async function billMonth(req: PayloadRequest, number: number): Promise<Undone | void> {
  const before = await contractNumbered(req, number)
  const on = billOn(before.contract)
  if (on !== null && on > today()) return { notBefore: helsinkiInstant(on, DONE_AT) }
  if (on !== null)
    await changeContract(req, number, ({ contract }) => {
      const after = openBill(contract, today())
      return after && { contract: after }
    })
  const stored = await contractNumbered(req, number)
  const { open } = stored.contract
  if (open?.stage !== 'charging') return
  const found = billOf(stored.contract, open.month)
  if (!found) throw new Error(`No day of ${open.month} is billed to ${number}`)
  const bill = (await findBill(req, billRef(number, open.month))) ?? (await freeze(req, stored, found))
  await enter(req, bill)
  const { ref, amount } = bill
  if (amount === 0) {
    await settleBill(req, ref, NOTHING)
    return
  }
  await chargeCard(req, { ref, owner: LIFESTYLE, subject: ref, method: METHOD, amount, card: stored.card ?? '' })
}

/** Freezes what a month costs, and what of it is free. */
async function freeze(
  req: PayloadRequest,
  { number, customer }: StoredContract,
  { period: month, rows, free: reason, amount: charged }: MonthlyBill,
): Promise<Bill> {
  const sum = sumOf(rows)
  const asked = { subject: { kind: 'lifestyle' as const, number }, customer, period: month, on: today(), amount: sum }
  const part = reason ? { amount: sum - charged, why: reason } : await freeOf(req, asked)
  const free = part?.amount ?? 0
  const connected = await rowsToBill(req, number, month)
  const bill = await createBill(req, {
    contract: number,
    month,
    on: today(),
    rows,
    free,
    freeWhy: part?.why ?? null,
    connected,
    amount: sum - free + sumOf(connected),
    vatRate: vatRateOn(rows.at(-1)?.to ?? plusDays(today(), -1)),
  })
  // Another process has frozen it before anything was free.
  if (bill.free !== free) await billDropped(req, asked)
  return bill
}

/**
 * Posts what the bill charges for glasses, and what of that was free. What it charges for lenses was posted as they
 * were delivered. Posts once, however often it is called.
 */
async function enter(req: PayloadRequest, bill: Bill): Promise<void> {
  const { ref, contract: number, month, on, rows, free, connected, vatRate: rate } = bill
  await noteBilled(req, connected ?? [], ref)
  const amount = sumOf(rows) - free
  const entry = { subject: { kind: 'lifestyle' as const, number }, of: month, on }
  if (amount > 0) await postEntry(req, { ...entry, kind: 'invoiced', gross: [{ rate, amount }] })
  if (free > 0) await postEntry(req, { ...entry, kind: 'free_month', gross: [{ rate, amount: free }] })
}
