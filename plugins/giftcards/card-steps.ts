import type { PayloadRequest } from 'payload'
import { handlersOf, type Handlers } from '#plugins/kit/handlers.ts'
import { steps } from '#plugins/kit/work/steps.ts'
import { makeCard, sendCard, type BoughtCard } from './buy-cards.ts'
import { notifyOfEnd } from './notify-of-end.ts'

/** Gives back what was paid for a card that is being withdrawn. May be called any number of times. */
export type TakesBackCard = (req: PayloadRequest, card: BoughtCard) => Promise<void>

const EXTENSION_POINT = 'takes gift cards back'

/** For `extend`: registers the subject with whose orders cards are bought. */
export function takingBackCards(handlers: Record<string, TakesBackCard>): Handlers {
  return { [EXTENSION_POINT]: handlers }
}

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
      const all = handlersOf<TakesBackCard>(req.payload.config, EXTENSION_POINT)
      for (const takesBack of all.values()) await takesBack(req, card)
    },
  },
})
