import { isUnderWay } from '#domain/payments/refund-entry.ts'
import { steps, type Step } from '#plugins/kit/work/steps.ts'
import { chargeOwner } from '../charge-owners.ts'
import { DECIDE, decided } from '../decide.ts'
import { finishRefunds, giveRefund } from '../give-refund.ts'
import { refundNamed } from '../refund-owner.ts'
import { collect } from './card-charges.ts'
import { chargeRefunds } from './charge-refunds.ts'
import { chargeNamed, chargeTrouble, openedCharge } from './repository.ts'
import { askAgain } from './settle-charge.ts'

/** Notifies the owner of a charge of its outcome, within the answer. */
const notice = (what: 'reserved' | 'paid' | 'gone' | 'refunded'): Step<'charges'> => ({
  isInAnswer: true,
  run: async (req, stored) => chargeOwner(req, stored)[what]?.(req, openedCharge(req, stored)),
})

/** The steps of a charge: asking about it, notifying its owner of its outcome, and refunding money. */
export const chargeSteps = steps('charges', {
  ask: { run: (req, stored) => askAgain(req, openedCharge(req, stored)) },
  /** Takes it from a stored card. */
  collect: { run: (req, stored) => collect(req, stored) },
  declined: { run: async (req, stored) => chargeOwner(req, stored).declined?.(req, openedCharge(req, stored)) },
  reserved: notice('reserved'),
  paid: notice('paid'),
  gone: notice('gone'),
  refunded: notice('refunded'),
  /** Notifies the owner that money of a refund has gone. */
  arrived: {
    isInAnswer: true,
    async run(req, stored, of) {
      const charge = openedCharge(req, stored)
      const entry = refundNamed(charge, of ?? '')
      if (entry) await chargeOwner(req, charge).arrived(req, charge, entry)
    },
  },
  /**
   * Notifies staff that they must decide about its refunds: what failed, is unsure, waits for too long, or goes by no
   * step.
   */
  [DECIDE]: { isInAnswer: true, run: async (req, stored) => decided(chargeTrouble(req, stored)) },
  /** Claims all that is promised and not given under the key of the step, sends it once, and asks until it has ended. */
  refund: {
    isInAnswer: true,
    async run(req, { ref, owner }, of) {
      const key = of ?? ''
      const place = { req, owner: chargeRefunds(owner), ref }
      await giveRefund(place, { key, amount: 'rest', by: '', note: '' })
      await finishRefunds(place)
      const entry = refundNamed(await chargeNamed(req, ref), key)
      return entry && isUnderWay(entry) ? { notBefore: entry.nextAskAt } : undefined
    },
  },
})
