import { randomUUID } from 'node:crypto'
import { changeGiftCard, getGiftCardBalance, issueGiftCard } from '#contracts/giftcards.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { CARD_DAYS } from '#domain/giftcards/card-days.ts'
import { formatGiftCardNumber } from '#domain/giftcards/gift-card-number.ts'
import { textOf } from '#locales/texts.ts'
import { ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { today } from '#plugins/kit/clock.ts'
import { shopperIdOf } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { changeByStaff } from './change-by-staff.ts'
import { moneyOnly, movementsOf } from './movements.ts'
import { issueGiftCard as issue, openGiftCard } from './repository.ts'

/** `POST /api/giftcard/change`: staff block a card, open it again, or give it more time. */
const changeGiftCardEndpoint = endpoint(changeGiftCard, { who: ORDER_STAFF }, async (change, req) => {
  const { expiresOn, blockedAt } = await changeByStaff(req, change, staffNameOf(req))
  return { expiresOn, isBlocked: Boolean(blockedAt) }
})

/** `POST /api/giftcard/balance`: what is left on a card, and what happened to its money. */
const getGiftCardBalanceEndpoint = endpoint(
  getGiftCardBalance,
  { who: 'shopper', idempotency: 'none' },
  async (key, req) => {
    const { id, balance, expiresOn } = await openGiftCard(req, key, shopperIdOf(req))
    const movements = (await movementsOf(req, id)).flatMap(moneyOnly)
    return { balance, expiresOn, isExpired: expiresOn < today(), movements }
  },
)

/** `POST /api/giftcard/issue`: a card for a person whom staff compensate. Number and PIN are shown this once. */
const issueGiftCardEndpoint = endpoint(
  issueGiftCard,
  { who: ORDER_STAFF, idempotency: 'handler-by-key' },
  async ({ amount, reason, note }, req) => {
    const expiresOn = plusDays(today(), CARD_DAYS)
    const key = `${req.user?.id} ${amount} ${idempotencyKeyOf(req) ?? randomUUID()}`
    const reasonText = textOf('fi', 'admin')(`giftcards.reasons.${reason}`)
    const { number, pin } = await issue(req, amount, expiresOn, {
      note: `${reasonText}: ${note}`,
      who: staffNameOf(req),
      key,
    })
    return { number: formatGiftCardNumber(number), pin, expiresOn }
  },
)

/** The endpoints of gift cards. */
export const giftCardEndpoints = [getGiftCardBalanceEndpoint, issueGiftCardEndpoint, changeGiftCardEndpoint]
