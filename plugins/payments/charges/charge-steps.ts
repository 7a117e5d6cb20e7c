import { isUnderWay } from '#domain/payments/refund-entry.ts'
import { steps } from '#plugins/kit/work/steps.ts'
import { chargeOwner } from '../charge-owners.ts'
import { DECIDE, decided } from '../decide.ts'
import { finishRefunds, giveRefund } from '../give-refund.ts'
import { refundNamed } from '../refund-owner.ts'
import { collect } from './card-charges.ts'
import { chargeRefunds } from './charge-refunds.ts'
import { chargeNamed, chargeTrouble, openedCharge } from './repository.ts'
import { askAgain } from './settle-charge.ts'

/** What a charge owes: to be asked about, to tell its owner what became of it, and to give money back. */
export const chargeSteps = steps('charges', {
  ask: { run: (req, stored) => askAgain(req, openedCharge(req, stored)) },
  /** Takes it from a kept card. */
  collect: { run: (req, stored) => collect(req, stored) },
  declined: { run: async (req, stored) => chargeOwner(req, stored).declined?.(req, openedCharge(req, stored)) },
  reserved: {
    isInAnswer: true,
    run: async (req, stored) => chargeOwner(req, stored).reserved?.(req, openedCharge(req, stored)),
  },
  paid: { isInAnswer: true, run: (req, stored) => chargeOwner(req, stored).paid(req, openedCharge(req, stored)) },
  gone: { isInAnswer: true, run: (req, stored) => chargeOwner(req, stored).gone(req, openedCharge(req, stored)) },
  refunded: {
    isInAnswer: true,
    run: (req, stored) => chargeOwner(req, stored).refunded(req, openedCharge(req, stored)),
  },
  /** Tells staff that they must decide about its refunds: what failed, is unsure, waits for too long, or goes by no step. */
  [DECIDE]: { isInAnswer: true, run: async (req, stored) => decided(chargeTrouble(req, stored)) },
  /** Claims all that is promised and not given under the key of the step, sends it once, and asks until it has ended. */
  refund: {
    isInAnswer: true,
    async run(req, { ref, owner }, of) {
      const key = of ?? ''
      await giveRefund(req, chargeRefunds(owner), ref, { key, amount: 'rest', by: '', note: '' })
      await finishRefunds(req, chargeRefunds(owner), ref)
      const entry = refundNamed(await chargeNamed(req, ref), key)
      return entry && isUnderWay(entry) ? { notBefore: entry.nextAskAt } : undefined
    },
  },
})
