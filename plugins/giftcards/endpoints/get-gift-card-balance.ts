import { getGiftCardBalance } from '#contracts/giftcards.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { openGiftCard } from '../repository.ts'

/** `POST /api/giftcard/balance`: what is left on a card. A PIN has 10,000 values, so guessing is made slow. */
export const getGiftCardBalanceEndpoint = endpoint(
  getGiftCardBalance,
  { who: 'shopper', limit: { calls: 10, seconds: 600 } },
  async (key, req) => {
    const { balance, expiresOn } = await openGiftCard(req, key)
    return { balance, expiresOn }
  },
)
