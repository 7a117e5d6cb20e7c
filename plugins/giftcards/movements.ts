import type { PayloadRequest } from 'payload'
import type { GiftCardMovement } from '#contracts/giftcards.ts'
import { today } from '#plugins/kit/clock.ts'
import { signature } from '#plugins/kit/sealing/secrets.ts'
import {
  changeIf,
  createUnlessTaken,
  findAll,
  findOne,
  type DocumentId,
  type Stored,
  type WithPayload,
} from '#plugins/kit/storage/documents.ts'

type Card = Stored<'gift-cards'>

/** What staff did with a card, besides what moves money. */
export type CardAction = 'block' | 'unblock' | 'extension' | 'replacement'

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

/** Records the money that a card was issued with. Safe to repeat. */
export async function recordIssue(
  context: WithPayload,
  { id, worth, isMoved, order }: Card,
  about?: Pick<NewMovement, 'note' | 'who' | 'on'>,
): Promise<void> {
  const kind = isMoved ? 'transfer' : 'issue'
  const bought = order && { order }
  await recordMovement(context, { card: id, kind, amount: worth, key: `issue ${id}`, ...bought, ...about })
  await changeIf(context, 'gift-cards', { id: { equals: id } }, { isRecorded: true })
}

/** Records what was taken off a card. Safe to repeat. */
export async function recordLeaving(req: PayloadRequest, card: Card): Promise<void> {
  const { id, expiringAt, expiringAmount, expiringAs, order } = card
  if (!expiringAt) return
  const kind = expiringAs ?? 'expiry'
  const bought = kind === 'withdrawal' && order && { order }
  await recordMovement(req, {
    card: id,
    kind,
    amount: -(expiringAmount ?? 0),
    key: `${kind} ${id} ${expiringAt}`,
    ...bought,
  })
  const isStill = { and: [{ id: { equals: id } }, { expiringAt: { equals: expiringAt } }] }
  await changeIf(req, 'gift-cards', isStill, { expiringAt: null, expiringAmount: null, expiringAs: null })
}
