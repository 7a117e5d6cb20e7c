import type { CollectionConfig } from 'payload'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { languageField, typedText } from '#plugins/kit/storage/document-types.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/**
 * Gift cards that were bought, one for each row of an order. Number and PIN are stored here until they are sent, and
 * for a card that its buyer prints as long as the buyer may open it; the cards themselves store hashes.
 */
export const boughtCards: CollectionConfig = {
  slug: 'bought-cards',
  ...hiddenCollection({
    ofCustomers: { because: 'belongs to an order, whose record has what was written on the card and to whom it went' },
    forgotten: { 'bought gift cards': 'apart' },
  }),
  fields: [
    // Order number and row: each row makes one card.
    { name: 'row', type: 'text', required: true, unique: true, index: true },
    // What opens the page from which its buyer prints it.
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    { name: 'order', type: 'text', required: true, index: true },
    { name: 'boughtOn', type: 'text', required: true },
    languageField(),
    { name: 'worth', type: 'number', required: true },
    // Sealed: who gives it, who gets it and what is written on it.
    { name: 'gift', type: 'textarea', required: true },
    // Sealed number and PIN.
    { name: 'secret', type: 'textarea' },
    typedText('state', "'waiting' | 'sent' | 'withdrawing' | 'withdrawn'", { index: true }),
    // Counts the cards that were issued in place of a lost one; names letters and cards.
    { name: 'round', type: 'number', required: true },
    { name: 'sendOn', type: 'text', required: true, index: true },
    { name: 'card', type: 'relationship', relationTo: 'gift-cards', index: true },
    // The lost card whose money the next one gets.
    { name: 'lostCard', type: 'relationship', relationTo: 'gift-cards' },
    // The last day of the card that its holder has been notified of.
    { name: 'toldOf', type: 'text' },
    ...stepFields(),
  ],
}
