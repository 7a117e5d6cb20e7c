import type { PayloadRequest, Where } from 'payload'
import type { Declaration } from '#contracts/withdrawals.ts'
import { Refusal } from '#domain/refusal.ts'
import type { WithdrawnGoods } from '#domain/withdrawals/withdrawn-goods.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import {
  changeIf,
  createUnlessTaken,
  findEach,
  findAll,
  findOne,
  type NewDocument,
  type Stored,
} from '#plugins/kit/documents.ts'
import { openSealed } from '#plugins/kit/open-sealed.ts'
import { seal } from '#plugins/kit/secrets.ts'

/** What was declared. Goods are named where they were chosen by an order's link; `words` are the buyer's own. */
export interface Declared extends Pick<Declaration, 'name' | 'email' | 'extent'> {
  goods: WithdrawnGoods[]
  words: string
}

export interface Withdrawal extends Omit<Stored<'withdrawals'>, 'id' | 'key' | 'updatedAt' | 'createdAt' | 'declared'> {
  /** Null, as is the note, where it cannot be opened. */
  declared: Declared | null
}

/** Writes a declaration, or gives the one that was written under this key before. */
export async function writeDeclaration(
  req: PayloadRequest,
  { ref, key, number, declared }: Pick<Withdrawal, 'ref' | 'number'> & { key: string; declared: Declared },
): Promise<Withdrawal> {
  const data: NewDocument<'withdrawals'> = {
    ref,
    key,
    number,
    state: 'received',
    receivedAt: nowIso(),
    owesReceipt: true,
    declared: seal(declared),
  }
  const written = await createUnlessTaken(req, 'withdrawals', data)
  const found = written ?? (await findOne(req, 'withdrawals', { key: { equals: key } }))
  if (!found) throw new Error('A withdrawal was neither written nor found')
  return toWithdrawal(req, found)
}

/** The declaration of this name, for staff to handle. Throws where there is none, or where it has been handled. */
export async function openWithdrawal(req: PayloadRequest, ref: string): Promise<Withdrawal> {
  const found = await findOne(req, 'withdrawals', { ref: { equals: ref } })
  if (!found) throw new Refusal('withdrawal.not_found')
  if (found.state === 'handled') throw new Refusal('withdrawal.handled')
  return toWithdrawal(req, found)
}

export async function findWithdrawals(
  req: PayloadRequest,
  where: Where,
  page: { sort?: string; limit?: number } = {},
): Promise<Withdrawal[]> {
  const found = await findAll(req, 'withdrawals', where, page)
  return found.map((one) => toWithdrawal(req, one))
}

/** Changes a declaration that is not handled yet. Gives nothing where there is none. */
export async function changeOpen(
  req: PayloadRequest,
  ref: string,
  { note, ...changes }: Partial<Omit<Withdrawal, 'ref' | 'number' | 'receivedAt' | 'declared'>>,
): Promise<Withdrawal | null> {
  const isOpen = { and: [{ ref: { equals: ref } }, { state: { equals: 'received' } }] }
  const sealed = { ...changes, ...(note && { note: seal(note) }) }
  const changed = await changeIf(req, 'withdrawals', isOpen, sealed)
  return changed && toWithdrawal(req, changed)
}

/** Notes that a letter has been posted, also of a declaration that was handled meanwhile. */
export async function noteLetter(
  req: PayloadRequest,
  ref: string,
  posted: { owesReceipt: false } | { owesInstructions: false },
): Promise<void> {
  await changeIf(req, 'withdrawals', { ref: { equals: ref } }, posted)
}

/** Declarations of which a letter has not been posted yet, one by one. */
export async function* withLettersOwed(req: PayloadRequest): AsyncGenerator<Withdrawal> {
  const owes = { or: [{ owesReceipt: { equals: true } }, { owesInstructions: { equals: true } }] }
  for await (const found of findEach(req, 'withdrawals', owes)) yield toWithdrawal(req, found)
}

function toWithdrawal(
  req: PayloadRequest,
  { id, key: _, updatedAt: __, createdAt: ___, declared, note, ...document }: Stored<'withdrawals'>,
): Withdrawal {
  const row = `withdrawals ${id}`
  return {
    ...document,
    declared: openSealed<Declared>(req, row, declared),
    note: note && openSealed<string>(req, row, note),
  }
}
