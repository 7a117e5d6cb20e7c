import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import type { claimInsurance, InsuranceClaim, InsuredPair } from '#contracts/insurance.ts'
import type { WithdrawnRow } from '#contracts/withdrawals.ts'
import { wholePairs } from '#domain/orders/exchange.ts'
import { insuredPairs } from '#domain/insurance/insured-pairs.ts'
import { Refusal } from '#domain/refusal.ts'
import { today } from '#plugins/kit/clock.ts'
import { namedHook } from '#plugins/kit/hook.ts'
import { putPrivateFile, removePrivateFile } from '#plugins/kit/originals/private-files.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { orderNumbered, type Order } from '#plugins/orders/repository.ts'
import { termedOrder } from '#plugins/orders/parted-order.ts'
import { receivedUpload } from '#plugins/prescriptions/stored-files.ts'
import { returnChoice } from '#plugins/withdrawals/returns.ts'
import { claimsOfOrder, writeClaim, type Claim } from './repository.ts'

type Asked = z.output<typeof claimInsurance.input>

/** The last ISO day on which the glasses of an order are covered by a contract as things stand; null where none does. */
export type CoversOrder = (req: PayloadRequest, order: Order) => Promise<string | null>

/** Names who covers the orders of a kind of source. */
export const orderCovers = namedHook<CoversOrder, Order['source']['kind']>('order covers')

/** The glasses of an order that may be claimed for today, without those that were returned or replaced. */
export async function pairsOf(req: PayloadRequest, order: Order): Promise<InsuredPair[]> {
  const rows = await returnChoice(req, order)
  const leftOf = (row: string) => rows.find(({ ref }) => ref === row)?.left ?? 0
  const coveredUntil = (await orderCovers.get(req, order.source.kind)?.(req, order)) ?? null
  return insuredPairs({ ...termedOrder(order), lines: order.bought.lines }, leftOf, today(), coveredUntil)
}

/** The pairs that are replaced, or of which a claim waits. One whose claim was declined may go back or be claimed for again. */
export async function replacedPairs(req: PayloadRequest, { number, bought }: Order): Promise<WithdrawnRow[]> {
  const claims = (await claimsOfOrder(req, number)).filter(({ state }) => state !== 'declined')
  return claims.flatMap(({ row }) => wholePairs(bought.lines, [{ ref: row, quantity: 1 }]))
}

/**
 * Takes a claim for one pair. Each takes the next place among the claims of its row, which is unique: of two at once, the second
 * finds nothing left.
 */
export async function claim(req: PayloadRequest, customer: string, asked: Asked): Promise<Claim> {
  const { number, row } = asked
  const { words } = asked
  if (words === '') throw new Refusal('insurance.words_missing', { field: 'words' })
  const order = await orderNumbered(req, number)
  const claims = await claimsOfOrder(req, number)
  const pair = assertBeInsured(await pairsOf(req, order), row)
  const { type: fileType, bytes } = await receivedUpload(req, asked.file)
  const ref = randomBytes(18).toString('base64url')
  await putPrivateFile(ref, bytes)
  const place = claims.filter((one) => one.row === row).length
  const facts = { ref, number, customer, row, fileType, language: languageOf(req), name: pair.name, words }
  const written = await writeClaim(req, { ...facts, key: `${number} ${row} ${place}` })
  if (!written) {
    await removePrivateFile(ref)
    throw new Refusal('insurance.claimed_already')
  }
  await runSteps(req, 'insurance-claims', written)
  return written
}

function assertBeInsured(pairs: readonly InsuredPair[], row: string): InsuredPair {
  const pair = pairs.find((one) => one.row === row)
  if (!pair) throw new Refusal('insurance.not_insured', { field: 'row' })
  if (pair.left === 0) throw new Refusal('insurance.claimed_already', { field: 'row' })
  return pair
}

/** A claim as its customer sees it. */
export function claimView({ ref, number, name, state, receivedAt, code, answer }: Claim): InsuranceClaim {
  return { ref, number, name, state, receivedAt, code, answer }
}
