import { plusDays, plusMonths } from '#domain/calendar/days.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { endPause } from '#domain/subscriptions/contract.ts'
import { PROCESSED_AT } from '#domain/subscriptions/delivery-days.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { steps } from '#plugins/kit/work/steps.ts'
import { collectAgain } from '#plugins/payments/charges/card-charges.ts'
import { findCharge } from '#plugins/payments/charges/repository.ts'
import { keepBooks } from './keep-books.ts'
import { announce, closeDelivery, orderDelivery, processDelivery } from './deliver.ts'
import { settleFree } from './free-delivery.ts'
import { notify } from './letters.ts'
import { changeSubscription, deliveryRef, toDelivery, toSubscription } from './repository.ts'
import { raise, takeBackRise, announceRise } from './price-rises/price-rises.ts'
import { cardOf } from './view.ts'
import { takeBackDeliveries } from './withdraw.ts'

/** Days before its last day on which the customer is notified that the card expires. */
const EXCHANGE_NOTICE_DAYS = 30

/** What a subscription does by itself, each on its day, and what follows from a change of it. */
export const subscriptionSteps = steps('subscriptions', {
  announce: { run: (req, stored) => announce(req, toSubscription(req, stored)) },
  process: { run: (req, stored) => processDelivery(req, toSubscription(req, stored)) },
  /** Charges the card that is stored now, at once. `of` is the period. */
  retry: {
    async run(req, { number, card }, of) {
      const ref = deliveryRef(number, Number(of))
      if (await findCharge(req, ref)) await collectAgain(req, ref, nowIso(), card ?? undefined)
    },
  },
  takeBack: { run: (req, { number }) => takeBackDeliveries(req, number) },
  close: { run: (req, { number }, of) => closeDelivery(req, number, Number(of)) },
  askPause: {
    async run(req, stored) {
      if (stored.contract.pause?.until === null) await notify(req, toSubscription(req, stored), 'ask_pause')
    },
  },
  endPause: {
    async run(req, { number }) {
      await changeSubscription(req, number, ({ contract }) => {
        const after = endPause(contract, today())
        if (!after) return null
        const isOver = after.status === 200
        return {
          contract: after,
          event: { what: isOver ? 'canceled' : 'reactivated' },
          notice: isOver ? 'pause_over' : 'reactivated',
        }
      })
    },
  },
  /** Sends a letter. `of` names its subject and the version of the subscription that it follows. */
  tell: { run: (req, stored, of) => notify(req, toSubscription(req, stored), of ?? '') },
  /** Notifies the customer in time that the card expires. */
  cardExpires: {
    async run(req, stored) {
      const subscription = toSubscription(req, stored)
      const card = await cardOf(req, subscription)
      if (!card || subscription.contract.status === 200) return
      const lastDay = plusDays(plusMonths(`${card.expires}-01`, 1), -1)
      const on = plusDays(lastDay, -EXCHANGE_NOTICE_DAYS)
      if (today() < on) return { notBefore: helsinkiInstant(on, PROCESSED_AT) }
      await notify(req, subscription, `card_expires.${card.ref}`)
    },
  },
})

/** The steps of a delivery: it is settled where it costs nothing; once paid, it is ordered and posted to the books. */
export const deliverySteps = steps('subscription-deliveries', {
  settle: { run: (req, stored) => settleFree(req, toDelivery(req, stored)) },
  order: { run: (req, stored) => orderDelivery(req, toDelivery(req, stored)) },
  books: { waitsFor: ['order'], run: (req, stored) => keepBooks(req, toDelivery(req, stored)) },
})

/** The steps of a planned rise of prices: letters, new prices on its day, and letters again where it is stopped. */
export const priceRiseSteps = steps('price-rises', {
  tell: { run: announceRise },
  takeBack: { waitsFor: ['tell'], run: takeBackRise },
  raise: { run: raise },
})
