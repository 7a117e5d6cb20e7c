import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { findStep } from '#domain/pending-steps.ts'
import { stateByRefunds } from '#domain/payments/charge-states.ts'
import { startedRefunds } from '#domain/payments/refund-entry.ts'
import { chargeOwner } from '../charge-owners.ts'
import type { RefundChange, RefundOwner } from '../refund-owner.ts'
import { changeCharge, findCharge, type Charge, type ChargeChange } from './repository.ts'

/** Refunds of the charges of an owner: stored in the charge, and reported to the owner. */
export function chargeRefunds(owner: string): RefundOwner<Charge> {
  return {
    owner,
    async find(req, ref) {
      const found = await findCharge(req, ref)
      return found?.owner === owner ? found : null
    },
    accountOf: ({ paid, ...charge }) => ({
      ...charge,
      paid: { amountDue: Math.min(charge.promised, paid ?? 0), giftCard: 0 },
    }),
    emailOf: async (req, charge) => (await chargeOwner(req, charge).payer(req, charge))?.email ?? null,
    change: (req, ref, rule) => changeCharge(req, ref, (charge) => written(charge, rule(charge))),
  }
}

/**
 * Promises that this much of a charge goes back. With a key it goes by itself, as the refund of this name; without one
 * staff must say how. Promised already, it changes nothing.
 */
export function promiseBack(
  req: PayloadRequest,
  ref: string,
  amount: Cents,
  keyOf: (charge: Charge) => string | undefined,
): Promise<Charge> {
  return changeCharge(req, ref, (charge) => {
    const promised = Math.min(amount, charge.paid ?? 0)
    if (promised <= charge.promised) return null
    const state = stateByRefunds({ promised, refunds: charge.refunds })
    const key = keyOf(charge)
    return { promised, state, steps: key === undefined ? [] : [{ step: 'refund', of: key }] }
  })
}

/**
 * The name of the person who settled a refund by hand, and the reason, are stored with the refund. A refund that begins
 * schedules the step that asks about it.
 */
function written(charge: Charge, { refunds, event }: RefundChange): ChargeChange | null {
  if (!refunds) return null
  const settledBy = event && (event.who || event.note) ? { by: event.who, note: event.note } : {}
  const noted = refunds.map((one) => (one.key === event?.key ? { ...one, ...settledBy } : one))
  const state = stateByRefunds({ promised: charge.promised, refunds: noted })
  const steps = startedRefunds(charge.refunds, noted)
    .map(({ key, nextAskAt }) => ({ step: 'refund', of: key, at: nextAskAt }))
    .filter((step) => !findStep(charge.owed ?? [], step))
  const follows = event?.what === 'done' ? ['refunded', { step: 'arrived', of: event.key }] : ['refunded']
  return { refunds: noted, state, steps: event ? [...steps, ...follows] : steps }
}
