import type { CollectionConfig, PayloadRequest } from 'payload'
import type { GiftCardMovement } from '#contracts/giftcards.ts'
import { shopOnly } from '#plugins/kit/admin/access.ts'
import { today } from '#plugins/kit/clock.ts'
import { signature } from '#plugins/kit/sealing/secrets.ts'
import {
  createUnlessTaken,
  findAll,
  findOne,
  type DocumentId,
  type Stored,
  type WithPayload,
} from '#plugins/kit/storage/documents.ts'
import { typed } from '#plugins/kit/storage/document-types.ts'
import { declares, NOBODY } from '#plugins/kit/admin/declares.ts'

/** What staff did with a card, besides what moves money. */
export type CardDeed = 'block' | 'unblock' | 'extension' | 'replacement'

/**
 * What happened to gift cards, one row each. Rows are added and never changed: histories, the liability and the sum of
 * all balances are read from them.
 */
export const giftCardMovements: CollectionConfig = {
  slug: 'gift-card-movements',
  custom: declares({
    may: NOBODY,
    ofCustomers: { because: 'is bookkeeping: it names cards, which name nobody' },
  }),
  access: shopOnly,
  admin: { hidden: true },
  fields: [
    { name: 'card', type: 'relationship', relationTo: 'gift-cards', required: true, index: true },
    {
      name: 'kind',
      type: 'text',
      required: true,
      typescriptSchema: typed(
        "import('#contracts/giftcards.ts').MoneyMovement | import('#plugins/giftcards/movements.ts').CardDeed",
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

export interface NewMovement {
  card: DocumentId
  kind: Stored<'gift-card-movements'>['kind']
  amount: number
  /** Names it among all movements. */
  key: string
  /** Day in Helsinki, today where it is left out. */
  on?: string
  note?: string
  who?: string
  order?: string
}

/** Records a movement, once per key. */
export async function recordMovement(context: WithPayload, { key, ...movement }: NewMovement): Promise<void> {
  await createUnlessTaken(context, 'gift-card-movements', {
    on: today(),
    note: null,
    who: null,
    order: null,
    ...movement,
    key: signature('gift card movement', key),
  })
}

export async function isRecorded(context: WithPayload, key: string): Promise<boolean> {
  const where = { key: { equals: signature('gift card movement', key) } }
  return (await findOne(context, 'gift-card-movements', where, ['kind'])) !== null
}

/** All that happened to a card, the latest first. */
export function movementsOf(context: WithPayload, card: DocumentId): Promise<Stored<'gift-card-movements'>[]> {
  return findAll(context, 'gift-card-movements', { card: { equals: card } }, { sort: '-id' })
}

/** What moved the money of all cards, the oldest first. */
export async function allMovements(req: PayloadRequest): Promise<GiftCardMovement[]> {
  const rows = await findAll(
    req,
    'gift-card-movements',
    { amount: { not_equals: 0 } },
    { fields: ['kind', 'amount', 'on'] },
  )
  return rows.flatMap(moneyOnly)
}

/** A movement of money as the wire has it, or none for what staff did besides. */
export function moneyOnly({
  kind,
  amount,
  on,
}: Pick<Stored<'gift-card-movements'>, 'kind' | 'amount' | 'on'>): GiftCardMovement[] {
  return kind === 'block' || kind === 'unblock' || kind === 'extension' || kind === 'replacement'
    ? []
    : [{ kind, amount, on }]
}
