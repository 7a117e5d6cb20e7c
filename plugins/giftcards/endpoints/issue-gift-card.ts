import { randomUUID } from 'node:crypto'
import { issueGiftCard } from '#contracts/giftcards.ts'
import { plusDays } from '#domain/calendar/plus-days.ts'
import { CARD_DAYS } from '#domain/giftcards/expiry-after-refund.ts'
import { formatGiftCardNumber } from '#domain/giftcards/gift-card-number.ts'
import { ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { textOf } from '#locales/texts.ts'
import { issueGiftCard as issue } from '../repository.ts'

/** `POST /api/giftcard/issue`: a card for a person whom staff compensate. Number and PIN are shown this once. */
export const issueGiftCardEndpoint = endpoint(
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
