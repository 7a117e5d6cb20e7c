import { randomUUID } from 'node:crypto'
import { addGiftCard } from '#contracts/cart.ts'
import { addGiftCardToCart } from '#domain/cart/add-gift-card.ts'
import { today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { answerChange } from '../answer-change.ts'

/** `POST /api/cart/gift-card`: puts a gift card into the cart. */
export const addGiftCardEndpoint = endpoint(
  addGiftCard,
  { who: 'shopper', idempotency: 'handler', limit: 'bought gift card' },
  (addition, req) =>
    answerChange(req, addition, ({ lines, discountCode }) => ({
      discountCode,
      lines: addGiftCardToCart(lines, addition.giftCard, { today: today(), newRef: randomUUID }),
    })),
)
