import type { GiftCardWish } from '#contracts/cart.ts'
import type { PurchaseForm } from '#contracts/checkout.ts'
import { BY_MAIL } from '#domain/deliveries/allowed-methods.ts'

/** A gift card of 50 € that is mailed at once, with these differences. */
export function giftCardWish(differences: Partial<GiftCardWish> = {}): GiftCardWish {
  return {
    amount: 5000,
    picture: 'flowers',
    message: 'Hyvää syntymäpäivää!',
    by: 'mail',
    receiver: { name: 'Maija', email: 'maija@example.com', phone: '' },
    sendOn: null,
    ...differences,
  }
}

/** What an order form says of a cart of gift cards alone: no address, no delivery. */
export function forGiftCards(shownTotal: number): Pick<PurchaseForm, 'address' | 'delivery' | 'shownTotal'> {
  return { address: { street: '', zip: '', city: '' }, delivery: { methodId: BY_MAIL.id }, shownTotal }
}
