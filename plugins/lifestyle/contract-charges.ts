import type { PayloadRequest } from 'payload'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { recordDecline, hold, isRefused, mayCharge, recordPayment } from '#domain/lifestyle/contract.ts'
import { refundAmount } from '#domain/payments/refund.ts'
import type { ChargeOwner } from '#plugins/payments/charge-owners.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { collectAgain } from '#plugins/payments/charges/card-charges.ts'
import { promiseBack } from '#plugins/payments/charges/charge-refunds.ts'
import { endCharge, type Charge } from '#plugins/payments/charges/repository.ts'
import { billNamed, changeBill, readBillRef } from './bill-repository.ts'
import { DONE_AT } from './dues.ts'
import { bookRefund } from './keep-books.ts'
import { givenBackLetter } from './letters.ts'
import { changeContract, contractNumbered, findContract } from './repository.ts'

/** The name with which the references of these charges begin. */
export const LIFESTYLE = 'lifestyle'
/** Card or bank, as charges name it. */
export const METHOD = 70

/** Names the refund of money that came for a month which was not open any more. */
const LATE = 'late'

/** What becomes of a contract when the bill of a month is paid, declined, gone or given back. */
export const contractCharges: ChargeOwner = {
  async payer(req, { subject }) {
    const { email, firstName, lastName } = (await contractOf(req, subject)).form.contact
    return { email, firstName, lastName }
  },
  async mayCharge(req, { subject }) {
    const { number, month } = readBillRef(subject)
    const found = await findContract(req, number)
    return found !== null && mayCharge(found.contract, month)
  },
  async isRefused(req, { subject }) {
    const { number, month } = readBillRef(subject)
    const found = await findContract(req, number)
    return found !== null && isRefused(found.contract, month)
  },
  declined: noteDeclined,
  async paid(req, charge) {
    const { ref, subject, paid } = charge
    const { amount } = await billNamed(req, subject)
    if (paid !== amount) {
      req.payload.logger.error({ charge: ref }, 'Another sum was paid than was asked')
      await promiseBack(req, ref, paid ?? 0, () => undefined)
      return
    }
    if (!(await settleBill(req, subject, ref, charge))) return promiseBackLate(req, ref, paid)
    // The customer has paid another charge of this month, so the card is not tried again.
    if (ref !== subject) await endCharge(req, subject)
  },
  /** The shop ended the charge after the most attempts allowed on a card: the month waits for the customer to pay. */
  async gone(req, { subject, ref, goneBy }) {
    const { number, month } = readBillRef(subject)
    if (ref !== subject || goneBy !== 'shop') return
    await changeContract(req, number, ({ contract }) => {
      if (contract.open?.month !== month || contract.open.stage === 'stopped') return null
      return { contract: hold(contract), events: [{ what: 'held' }], notice: 'held' }
    })
  },
  refunded: () => Promise.resolve(),
  async arrived(req, { subject, ref, elsewhere }, entry) {
    const bill = await billNamed(req, subject)
    // Money that came too late, or as another sum, was in no books.
    const isBooked = bill.paidBy === ref
    if (isBooked) await bookRefund(req, bill, entry, elsewhere !== null)
    const name = isBooked ? 'given_back_month' : 'given_back'
    const letter = await givenBackLetter(req, await contractOf(req, subject), refundAmount(entry), name)
    await enqueueLetter(req, `lifestyle ${readBillRef(subject).number} given_back.${ref}.${entry.key}`, letter)
  },
}

const contractOf = (req: PayloadRequest, subject: string) => contractNumbered(req, readBillRef(subject).number)

async function promiseBackLate(req: PayloadRequest, ref: string, paid: number): Promise<void> {
  await promiseBack(req, ref, paid, () => LATE)
}

/**
 * The card is tried again on days 1, 3 and 7; after that the contract is held, and the charge waits for the customer.
 */
async function noteDeclined(req: PayloadRequest, charge: Charge): Promise<void> {
  const { number, month } = readBillRef(charge.subject)
  const count = (charge.attempts ?? []).filter(({ state }) => state === 'declined').length
  const { contract } = await changeContract(req, number, ({ contract: before }) => {
    const after = recordDecline(before, month, count)
    if (!after) return null
    const what = after.isHeld ? ('held' as const) : ('declined' as const)
    const isNotified = after.isHeld || before.open?.attempts === 0
    return { contract: after, events: [{ what }], ...(isNotified && { notice: what }) }
  })
  const { open } = contract
  if (open?.month !== month) return endCharge(req, charge.ref)
  if (open.nextAttemptOn) await collectAgain(req, charge.ref, helsinkiInstant(open.nextAttemptOn, DONE_AT))
}

/**
 * Notes that a bill is paid, if it is still open: false where it is not, so that the money goes back. The contract decides in one
 * statement; what follows may be repeated.
 */
export async function settleBill(
  req: PayloadRequest,
  ref: string,
  charge: string,
  settledBy?: Charge,
): Promise<boolean> {
  const { number, month } = readBillRef(ref)
  const { amount, free, paidBy } = await billNamed(req, ref)
  const transactionId = settledBy?.transactionId ?? null
  const by = settledBy?.elsewhere
  let isOpen = paidBy === charge
  await changeContract(req, number, ({ contract }) => {
    const after = recordPayment(contract, month, charge)
    isOpen ||= after !== null
    if (!after || after === contract) return null
    const events = [
      { what: by ? ('paid_elsewhere' as const) : ('billed' as const), amount },
      ...(free > 0 ? [{ what: 'free_month' as const, amount: free }] : []),
      ...(contract.isHeld ? [{ what: 'went_on' as const }] : []),
    ]
    return { contract: after, events, ...(by && { by }), ...(contract.isHeld && { notice: 'mended' }) }
  })
  if (isOpen)
    await changeBill(req, ref, (bill) => (bill.paidBy ? null : { paidBy: charge, transactionId, steps: ['books'] }))
  return isOpen
}
