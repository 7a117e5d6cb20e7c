import type { PayloadRequest } from 'payload'
import type { Declaration, WithdrawalState } from '#contracts/withdrawals.ts'
import { findStep } from '#domain/pending-steps.ts'
import { Refusal } from '#domain/refusal.ts'
import type { WithdrawnGoods } from '#domain/withdrawals/returns.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import {
  changeIf,
  createUnlessTaken,
  findEach,
  findAll,
  findOne,
  type NewDocument,
  type Stored,
} from '#plugins/kit/storage/documents.ts'
import { changeAndSchedule, scheduleSteps } from '#plugins/kit/work/schedule-steps.ts'
import { openEach, openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'

/** What was declared. Goods are named where they were chosen by an order's link; `words` are the buyer's own. */
export interface Declared extends Pick<Declaration, 'name' | 'email' | 'extent'> {
  goods: WithdrawnGoods[]
  words: string
}

/** What is done for a declaration: letters, the label of its parcel, its money or its code. */
export type WithdrawalStep = 'receipt' | 'instructions' | 'label' | 'refund' | 'code' | 'end'

export interface Withdrawal extends Omit<Stored<'withdrawals'>, 'key' | 'updatedAt' | 'createdAt' | 'declared'> {
  declared: Declared
}

/** Left to the sweep, so that an answer takes as long whether the order is its sender's or not. */
const endsSubscriptions = () => ({ step: 'end', at: nowIso() })

/** Writes a declaration, or gives the one that was written under this key before. */
export async function writeDeclaration(
  req: PayloadRequest,
  {
    ref,
    key,
    number,
    language,
    declared,
  }: Pick<Withdrawal, 'ref' | 'number' | 'language'> & { key: string; declared: Declared },
): Promise<Withdrawal> {
  const data: NewDocument<'withdrawals'> = {
    ref,
    key,
    number,
    language,
    state: 'received',
    receivedAt: nowIso(),
    declared: seal(declared),
    ...scheduleSteps(['receipt', endsSubscriptions()]),
  }
  const written = await createUnlessTaken(req, 'withdrawals', data)
  const found = written ?? (await findOne(req, 'withdrawals', { key: { equals: key } }))
  if (!found) throw new Error('A withdrawal was neither written nor found')
  return toWithdrawal(req, found)
}

/** What a return is written from. */
type NewReturn = Pick<
  Withdrawal,
  'ref' | 'number' | 'language' | 'customer' | 'askedBy' | 'way' | 'reason' | 'declared' | 'isExchange'
> & { key: string }

/** Writes a return. Null where its place among the returns of the order is taken. */
export async function writeReturn(req: PayloadRequest, { declared, ...asked }: NewReturn): Promise<Withdrawal | null> {
  const data: NewDocument<'withdrawals'> = {
    ...asked,
    state: 'received',
    receivedAt: nowIso(),
    declared: seal(declared),
    ...scheduleSteps(
      asked.way === 'post' ? ['receipt', 'label', endsSubscriptions()] : ['receipt', endsSubscriptions()],
    ),
  }
  const written = await createUnlessTaken(req, 'withdrawals', data)
  return written && toWithdrawal(req, written)
}

/** The declaration of this name, whatever its state. */
export async function findWithdrawal(req: PayloadRequest, ref: string): Promise<Withdrawal | null> {
  const found = await findOne(req, 'withdrawals', { ref: { equals: ref } })
  return found && toWithdrawal(req, found)
}

/** The returns of a customer, latest first. Unreadable ones are left out. */
export async function returnsOf(req: PayloadRequest, customer: string): Promise<Withdrawal[]> {
  const found = await findAll(req, 'withdrawals', { customer: { equals: customer } }, { sort: '-receivedAt' })
  return Array.fromAsync(openEach(found, (one) => toWithdrawal(req, one)))
}

/** The declarations of a customer, and those by anyone of these orders, latest first, without opening anything. */
export function declarationsOf(req: PayloadRequest, customer: string | null, orders: string[]) {
  const ofOrders = { number: { in: orders } }
  const where = customer === null ? ofOrders : { or: [{ customer: { equals: customer } }, ofOrders] }
  const fields = ['number', 'state', 'receivedAt', 'isExchange'] as const
  return findAll(req, 'withdrawals', where, { sort: '-receivedAt', fields })
}

/** Number of the customer who declared it; null where there is none, or where it was declared by name and address. */
export async function returnerOf(req: PayloadRequest, ref: string): Promise<string | null> {
  return (await findOne(req, 'withdrawals', { ref: { equals: ref } }, ['customer']))?.customer ?? null
}

/** Notes the label of a return. Null where it has one. */
export async function noteLabel(
  req: PayloadRequest,
  ref: string,
  { shipment, code }: { shipment: string; code: string },
): Promise<Withdrawal | null> {
  const hasNone = { and: [{ ref: { equals: ref } }, { shipment: { exists: false } }] }
  const changed = await changeIf(req, 'withdrawals', hasNone, { shipment, code })
  return changed && toWithdrawal(req, changed)
}

/** Confirms a return that waits, with the sum that goes back. Null where it does not wait any more. */
export function claimReturn(
  req: PayloadRequest,
  ref: string,
  changes: Pick<Withdrawal, 'state' | 'handledAt' | 'handledBy' | 'note' | 'refund'> &
    Partial<Pick<Withdrawal, 'exchangeCode'>>,
): Promise<Withdrawal | null> {
  return changeOpen(req, ref, changes, [changes.exchangeCode ? 'code' : 'refund'])
}

/** The declaration of this name, for staff to handle. Throws where there is none, or where it has been handled. */
export async function openWithdrawal(req: PayloadRequest, ref: string): Promise<Withdrawal> {
  const found = await findOne(req, 'withdrawals', { ref: { equals: ref } })
  if (!found) throw new Refusal('withdrawal.not_found')
  if (found.state === 'handled') throw new Refusal('withdrawal.handled')
  return toWithdrawal(req, found)
}

/** Declarations in this state. Unreadable ones are left out. */
export async function withdrawalsIn(
  req: PayloadRequest,
  state: WithdrawalState,
  page: { sort?: string; limit?: number } = {},
): Promise<Withdrawal[]> {
  const found = await findAll(req, 'withdrawals', { state: { equals: state } }, page)
  return Array.fromAsync(openEach(found, (one) => toWithdrawal(req, one)))
}

/** Every declaration that names this order. Throws where one is unreadable: the order must not leave unnoticed meanwhile. */
export async function withdrawalsFrom(req: PayloadRequest, number: string): Promise<Withdrawal[]> {
  const found = await findAll(req, 'withdrawals', { number: { equals: number } })
  return found.map((one) => toWithdrawal(req, one))
}

/** Declarations that came from one of these mailboxes, newest last. Unreadable ones are left out. */
export async function withdrawalsBy(req: PayloadRequest, emails: readonly string[]): Promise<Withdrawal[]> {
  const all = await Array.fromAsync(openEach(findEach(req, 'withdrawals', {}), (one) => toWithdrawal(req, one)))
  return all.filter(({ declared }) => emails.includes(declared.email.toLowerCase()))
}

/** Numbers of the orders that declarations waiting for staff name, unreadable ones included. */
export async function openNumbers(req: PayloadRequest): Promise<Set<string>> {
  const found = await findAll(req, 'withdrawals', { state: { equals: 'received' } })
  return new Set(found.map(({ number }) => number))
}

/** Changes a declaration that is not handled yet, with what is done for it then. Gives nothing where there is none. */
export async function changeOpen(
  req: PayloadRequest,
  ref: string,
  { note, ...changes }: Partial<Omit<Withdrawal, 'id' | 'ref' | 'number' | 'language' | 'receivedAt' | 'declared'>>,
  steps: readonly WithdrawalStep[] = [],
): Promise<Withdrawal | null> {
  const isOpen = { and: [{ ref: { equals: ref } }, { state: { equals: 'received' } }] }
  const sealed = { ...changes, ...(note && { note: seal(note) }) }
  const changed = await changeAndSchedule(req, 'withdrawals', isOpen, sealed, steps)
  return changed && toWithdrawal(req, changed)
}

/** Whether something of a declaration is not done yet. */
export function steps({ owed: pendingSteps }: Pick<Withdrawal, 'owed'>, step: WithdrawalStep): boolean {
  return findStep(pendingSteps ?? [], { step, of: null }) !== undefined
}

/** A declaration as it lies in the database, opened. */
export function toWithdrawal(
  req: PayloadRequest,
  { key: _, updatedAt: __, createdAt: ___, declared, note, ...document }: Stored<'withdrawals'>,
): Withdrawal {
  const row = `withdrawals ${document.id}`
  return {
    ...document,
    declared: openSealed<Declared>(req, row, declared),
    note: note && openSealed<string>(req, row, note),
  }
}
