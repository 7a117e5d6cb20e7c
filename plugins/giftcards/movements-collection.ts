import type { CollectionConfig } from 'payload'
import { typed } from '#plugins/kit/storage/document-types.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/**
 * What happened to gift cards, one row each. Rows are added and never changed: histories, the liability and the sum of
 * all balances are read from them.
 */
export const giftCardMovements: CollectionConfig = {
  slug: 'gift-card-movements',
  ...hiddenCollection({ ofCustomers: { because: 'is bookkeeping: it names cards, which name nobody' } }),
  fields: [
    { name: 'card', type: 'relationship', relationTo: 'gift-cards', required: true, index: true },
    {
      name: 'kind',
      type: 'text',
      required: true,
      typescriptSchema: typed(
        "import('#contracts/giftcards.ts').MoneyMovement | import('#plugins/giftcards/movements.ts').CardAction",
      ),
    },
    // In cents, negative where money left the card.
    { name: 'amount', type: 'number', required: true },
    // Day in Helsinki.
    { name: 'on', type: 'text', required: true, index: true },
    // Of staff: why, and who.
    { name: 'note', type: 'text' },
    { name: 'who', type: 'text' },
    // Number of the order with which the card was bought, paid with or refunded; null where there is none.
    { name: 'order', type: 'text' },
    // What makes it happen once: signed, since a purchase's reference opens a page.
    { name: 'key', type: 'text', required: true, unique: true, index: true },
  ],
}
