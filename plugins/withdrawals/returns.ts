import { createHash, randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import type { RefusalCode } from '#contracts/refusals.ts'
import {
  type declareReturn,
  type MyReturn,
  type ReturnableRow,
  returnStatus,
  type WithdrawnRow,
} from '#contracts/withdrawals.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { wholePairs } from '#domain/orders/exchange.ts'
import { isIn, isReturnable, moneyTerms, returnTerms } from '#domain/orders/return-terms.ts'
import { isWithBuyer, piecesIn, rowPieces } from '#domain/orders/row-pieces.ts'
import type { EyeNames } from '#domain/prescriptions/per-eye.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  type EarlierReturn,
  leftToReturn,
  moneyBackBy,
  returnProblem,
  withdrawnGoods,
} from '#domain/withdrawals/returns.ts'
import { recordOf } from '#locales/texts.ts'
import type { NotifiesNews } from '#plugins/customers/hooks.ts'
import { today } from '#plugins/kit/clock.ts'
import { hook } from '#plugins/kit/hook.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { partedOrder, termedOrder } from '#plugins/orders/parted-order.ts'
import { type Order, orderNumbered } from '#plugins/orders/repository.ts'
import { type OrderWithdrawal, withdrawalsOf } from './admin-withdrawals.ts'
import { findWithdrawal, returnsOf, type Withdrawal, writeReturn } from './repository.ts'

/** Finds which goods of an order are replaced, or are asked to be: they go back no more. */
export const replacedGoods = hook<(req: PayloadRequest, order: Order) => Promise<WithdrawnRow[]>>('replaced goods')

/** What of an order may be returned today, row by row. */
export async function returnChoice(req: PayloadRequest, order: Order): Promise<ReturnableRow[]> {
  return rowsOf(order, await withdrawalsOf(req, order), await replacedGoods.only(req)?.(req, order))
}

function rowsOf(
  order: Order,
  declared: readonly OrderWithdrawal[],
  replaced: readonly WithdrawnRow[] = [],
): ReturnableRow[] {
  const termed = termedOrder(order)
  const returned = declared.filter(({ isOfBuyer }) => isOfBuyer).map(earlierOf)
  const earlier = [...returned, { extent: 'part' as const, goods: replaced }]
  const parted = partedOrder(order)
  const gone = new Map(rowPieces(parted).map((row) => [row.ref, row.sent + row.returned]))
  const noted = parted.returns.filter((part) => part.declared === null)
  return order.bought.lines.map((line) => {
    const terms = returnTerms(line, termed)
    const declaredPieces = piecesIn(
      earlier.map(({ goods }) => ({ rows: goods })),
      line.ref,
    )
    // Pieces that came back without a declaration cannot be returned again.
    const undeclared = Math.max(0, piecesIn(noted, line.ref) - declaredPieces)
    const left = leftToReturn({ ref: line.ref, quantity: (gone.get(line.ref) ?? 0) - undeclared }, earlier)
    const isExchangeable = left > 0 && isIn('exchange', terms, today())
    return { ref: line.ref, left, isReturnable: isReturnable(terms, today()), isExchangeable, terms }
  })
}

/** A declaration of the buyer's own words names no rows, so it takes none away. */
function earlierOf({ declared }: Withdrawal): EarlierReturn {
  return { extent: declared.extent, goods: declared.goods }
}

type Asked = z.output<typeof declareReturn.input>

/**
 * A signed-in customer withdraws from rows of an order. It is the declaration of "Peru sopimus tästä" with the
 * customer's number in it: confirmed by mail, seen in the same list of staff. Asked again by the same request it is
 * found, and of two requests at once the second counts what the first took: each takes the next place among the returns
 * of its order, which is unique.
 */
export async function makeReturn(req: PayloadRequest, customer: string, asked: Asked): Promise<Withdrawal> {
  const { number, way, reason, words = '', isExchange = false } = asked
  const order = await orderNumbered(req, number)
  const declared = await withdrawalsOf(req, order)
  const askedBy = fingerprintOf(req, customer, asked)
  const made = declared.find((one) => one.askedBy === askedBy)
  if (made) return finishReturn(req, made)
  if (!isWithBuyer(order)) throw new Refusal('return.not_sent_yet')

  const rows = isExchange ? wholePairs(order.bought.lines, asked.rows) : asked.rows
  const choices = rowsOf(order, declared, await replacedGoods.only(req)?.(req, order)).map(
    ({ ref, left, terms, ...may }) =>
      isExchange
        ? { ref, left, hasRight: terms.some(({ name }) => name === 'exchange'), isReturnable: may.isExchangeable }
        : { ref, left, hasRight: moneyTerms(terms).length > 0, isReturnable: may.isReturnable },
  )
  const problem = returnProblem(choices, rows)
  if (problem) throw new Refusal(isExchange ? exchangeProblem(problem) : problem, { field: 'rows' })
  const written = await writeReturn(req, {
    ref: randomUUID(),
    key: `return ${number} ${declared.filter((one) => one.askedBy).length}`,
    number,
    customer,
    askedBy,
    way,
    language: languageOf(req),
    reason: reason ?? null,
    isExchange,
    declared: {
      name: order.customerName,
      email: order.email,
      extent: 'part' as const,
      goods: withdrawnGoods(order.bought.lines, rows, recordOf<EyeNames>(languageOf(req), 'prescriptions', 'form')),
      words,
    },
  })
  // Taken by a return that was declared meanwhile, of which these rows may be a part.
  return written ? finishReturn(req, written) : makeReturn(req, customer, asked)
}

/** What is wrong with an exchange, where its sentence is another than that of a return. */
function exchangeProblem(problem: RefusalCode): RefusalCode {
  if (problem === 'return.too_late') return 'exchange.too_late'
  return problem === 'return.no_right' ? 'exchange.no_right' : problem
}

/** With its label, where the carrier has answered. Where it has not the return stands, and the carrier is asked again. */
async function finishReturn(req: PayloadRequest, made: Withdrawal): Promise<Withdrawal> {
  await runSteps(req, 'withdrawals', made).catch((problem: unknown) => {
    if (!(problem instanceof Refusal)) throw problem
  })
  return (await findWithdrawal(req, made.ref)) ?? made
}

/** The return as its customer sees it. */
export function returnView(made: Withdrawal): MyReturn {
  const { ref, number, state, receivedAt, declared, way, code, refund } = made
  const isConfirmed = state === 'handled'
  return {
    ref,
    number,
    receivedAt,
    way,
    refund,
    status: isConfirmed ? returnStatus.confirmed : returnStatus.pending,
    rows: declared.goods,
    sendBy: isConfirmed ? null : moneyBackBy(helsinkiDay(receivedAt)),
    code: isConfirmed ? null : code,
    isExchange: made.isExchange ?? false,
    exchangeCode: made.exchangeCode ?? null,
  }
}

function fingerprintOf(req: PayloadRequest, customer: string, asked: Asked): string {
  const key = idempotencyKeyOf(req) && req.headers.get('Idempotency-Key')
  return createHash('sha256')
    .update(JSON.stringify([customer, asked, key ?? randomUUID()]))
    .digest('base64url')
}

/** Returns that have not come to us yet, by the last day to send them. */
export const newsOfReturns: NotifiesNews = async (req, { number }) => {
  const returns = (await returnsOf(req, number)).map(returnView)
  return returns
    .filter(({ status }) => status === returnStatus.pending)
    .map(({ number: ref, sendBy: on }) => ({ kind: 'return_to_send' as const, ref, on }))
}
