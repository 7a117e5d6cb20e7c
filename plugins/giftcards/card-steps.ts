import type { PayloadRequest } from 'payload'
import { hook } from '#plugins/kit/hook.ts'
import { steps } from '#plugins/kit/work/steps.ts'
import { makeCard, sendCard, type BoughtCard } from './buy-cards.ts'
import { notifyOfEnd } from './notify-of-end.ts'

/** Gives back what was paid for a card that is being withdrawn. May be called any number of times. */
export type TakesBackCard = (req: PayloadRequest, card: BoughtCard) => Promise<void>

/** The subject with whose orders cards are bought. */
export const withdrawnCards = hook<TakesBackCard>('withdrawn cards')

/**
 * The steps of a bought gift card: it is issued, its letters are sent, its end is announced, and its money is returned
 * if it is withdrawn.
 */
export const cardSteps = steps('bought-cards', {
  issue: { isInAnswer: true, run: makeCard },
  send: { waitsFor: ['issue'], run: sendCard },
  tellOfEnd: { run: notifyOfEnd },
  giveBack: {
    async run(req, card) {
      await withdrawnCards.only(req)?.(req, card)
    },
  },
})
