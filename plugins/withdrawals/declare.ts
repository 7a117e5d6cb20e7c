import { createHash, randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Declaration } from '#contracts/withdrawals.ts'
import { oneLine } from '#domain/customers/name.ts'
import { readOrderNumber } from '#domain/orders/order-number.ts'
import type { EyeNames } from '#domain/prescriptions/per-eye.ts'
import { Refusal } from '#domain/refusal.ts'
import { problemsWithDeclaration } from '#domain/withdrawals/declaration.ts'
import { withdrawnGoods, type WithdrawnGoods } from '#domain/withdrawals/returns.ts'
import { recordOf } from '#locales/texts.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { orderNumberFrom } from '#plugins/orders/order-links.ts'
import { orderNumbered } from '#plugins/orders/repository.ts'
import { writeDeclaration, type Declared, type Withdrawal } from './repository.ts'

/**
 * Stores a declaration and confirms it by mail. The same is done whether number and address belong together or not, and no
 * order is looked for unless its own link is shown, so that a stranger learns nothing.
 */
export async function declare(req: PayloadRequest, declaration: Declaration): Promise<Withdrawal> {
  const [problem] = problemsWithDeclaration(declaration)
  if (problem) throw new Refusal(problem.code, problem.details)
  const number = readOrderNumber(declaration.number)
  const declared = await acceptedDeclaration(req, number, declaration)
  const withdrawal = await writeDeclaration(req, {
    ref: randomUUID(),
    key: keyOf(req),
    number,
    language: languageOf(req),
    declared,
  })
  if (!isSame(withdrawal, number, declared)) throw new Refusal('request.key_reused')
  await runSteps(req, 'withdrawals', withdrawal)
  return withdrawal
}

async function acceptedDeclaration(req: PayloadRequest, number: string, declaration: Declaration): Promise<Declared> {
  const { name, email, extent, words = '' } = declaration
  const isPart = extent === 'part'
  return {
    name: oneLine(name),
    email,
    extent,
    goods: isPart ? await goodsOf(req, number, declaration) : [],
    words: isPart ? words : '',
  }
}

async function goodsOf(req: PayloadRequest, number: string, { token, rows }: Declaration): Promise<WithdrawnGoods[]> {
  if (token === undefined || !rows) return []
  if (orderNumberFrom(token) !== number) throw new Refusal('lookup.link_expired')
  const { bought } = await orderNumbered(req, number)
  return withdrawnGoods(bought.lines, rows, recordOf<EyeNames>(languageOf(req), 'prescriptions', 'form'))
}

/** Of the request's key alone, without the shopper: a guest who presses twice may not have a cookie yet. */
function keyOf(req: PayloadRequest): string {
  const sent = idempotencyKeyOf(req) && req.headers.get('Idempotency-Key')
  return createHash('sha256')
    .update(`withdrawal\n${sent ?? randomUUID()}`)
    .digest('base64url')
}

function isSame({ number: known, declared: before }: Withdrawal, number: string, declared: Declared): boolean {
  return known === number && JSON.stringify(before) === JSON.stringify(declared)
}
