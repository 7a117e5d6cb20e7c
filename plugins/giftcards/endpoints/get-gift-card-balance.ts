import { getGiftCardBalance } from '#contracts/giftcards.ts'
import { today } from '#plugins/kit/clock.ts'
import { shopperIdOf } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { moneyOnly, movementsOf } from '../movements.ts'
import { openGiftCard } from '../repository.ts'

/** `POST /api/giftcard/balance`: what is left on a card, and what happened to its money. */
export const getGiftCardBalanceEndpoint = endpoint(
  getGiftCardBalance,
  { who: 'shopper', idempotency: 'none' },
  async (key, req) => {
    const { id, balance, expiresOn } = await openGiftCard(req, key, shopperIdOf(req))
    const movements = (await movementsOf(req, id)).flatMap(moneyOnly)
    return { balance, expiresOn, isExpired: expiresOn < today(), movements }
  },
)
