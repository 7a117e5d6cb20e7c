import { createHash, randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { declareReturn, MyReturn, ReturnableRow } from '#contracts/withdrawals.ts'
import { returnStatus } from '#contracts/withdrawals.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { acceptedNote } from '#domain/checkout/note.ts'
import { isReturnable, returnTerms, type Membership } from '#domain/withdrawals/return-terms.ts'
import type { EyeNames } from '#domain/prescriptions/per-eye.ts'
import { Refusal } from '#domain/refusal.ts'
import { leftToReturn, type EarlierReturn } from '#domain/withdrawals/left-to-return.ts'
import { moneyBackBy } from '#domain/withdrawals/money-back-by.ts'
import { returnProblem } from '#domain/withdrawals/return-problem.ts'
import { withdrawnGoods } from '#domain/withdrawals/withdrawn-goods.ts'
import { recordOf } from '#locales/texts.ts'
import { today } from '#plugins/kit/clock.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { orderNumbered, type Order } from '#plugins/orders/repository.ts'
import type * as z from 'zod/mini'
import { bookLabel } from './book-label.ts'
import { withdrawalsOf, type OrderWithdrawal } from './desk-withdrawals.ts'
import { postReceipt } from './post-letters.ts'
import { writeReturn, type Withdrawal } from './repository.ts'

/** Nobody is a member yet: the friends' club has its own terms and comes later. */
const MEMBERSHIP: Membership = 'none'

/** What of an order may be returned today, row by row. */
export async function returnChoice(req: PayloadRequest, order: Order): Promise<ReturnableRow[]> {
  return rowsOf(order, await withdrawalsOf(req, order))
}

function rowsOf({ bought, timeline }: Order, declared: readonly OrderWithdrawal[]): ReturnableRow[] {
  const earlier = declared.filter(({ isOfBuyer }) => isOfBuyer).map(earlierOf)
  return bought.lines.map((line) => {
    const terms = returnTerms(line, MEMBERSHIP, timeline)
    return { ref: line.ref, left: leftToReturn(line, earlier), isReturnable: isReturnable(terms, today()), terms }
  })
}

/** A declaration of the buyer's own words names no rows, so it takes none away. */
function earlierOf({ declared }: Withdrawal): EarlierReturn {
  return { extent: declared.extent, goods: declared.goods }
}

type Asked = z.output<typeof declareReturn.input>

/**
 * A signed-in customer withdraws from rows of her order. It is the declaration of "Peru sopimus tästä" with her number in
 * it: confirmed by mail, seen at the same desk. Asked again by the same request it is found, and of two requests at once
 * the second counts what the first took: each takes the next place among the returns of its order, which is unique.
 */
export async function makeReturn(req: PayloadRequest, customer: string, asked: Asked): Promise<Withdrawal> {
  const { number, rows, way, reason, words = '' } = asked
  const order = await orderNumbered(req, number)
  const declared = await withdrawalsOf(req, order)
  const askedBy = fingerprintOf(req, customer, asked)
  const made = declared.find((one) => one.askedBy === askedBy)
  if (made) return finishReturn(req, made)
  if (order.state !== 'sent' && order.state !== 'delivered') throw new Refusal('return.not_sent_yet')

  const choices = rowsOf(order, declared).map((row) => ({ ...row, hasRight: row.terms.length > 0 }))
  const problem = returnProblem(choices, rows)
  if (problem) throw new Refusal(problem, { field: 'rows' })
  const written = await writeReturn(req, {
    ...{ ref: randomUUID(), key: `return ${number} ${declared.filter((one) => one.askedBy).length}` },
    ...{ number, customer, askedBy, way, language: languageOf(req), reason: reason ?? null },
    owesLabel: way === 'post',
    declared: {
      ...{ name: order.customerName, email: order.email, extent: 'part' as const },
      goods: withdrawnGoods(order.bought.lines, rows, recordOf<EyeNames>(languageOf(req), 'prescriptions', 'form')),
      words: acceptedNote(words),
    },
  })
  // Taken by a return that was declared meanwhile, of which these rows may be a part.
  return written ? finishReturn(req, written) : makeReturn(req, customer, asked)
}

/** Posts the receipt and books the label. What fails here is done by the sweep. */
async function finishReturn(req: PayloadRequest, made: Withdrawal): Promise<Withdrawal> {
  await postReceipt(req, made)
  return bookLabel(req, made)
}

/** The return as its customer sees it. */
export function returnView({ ref, number, state, receivedAt, declared, way, code, refund }: Withdrawal): MyReturn {
  const isConfirmed = state === 'handled'
  return {
    ...{ ref, number, receivedAt, way, refund },
    status: isConfirmed ? returnStatus.confirmed : returnStatus.pending,
    rows: declared.goods,
    sendBy: isConfirmed ? null : moneyBackBy(helsinkiDay(receivedAt)),
    code: isConfirmed ? null : code,
  }
}

function fingerprintOf(req: PayloadRequest, customer: string, asked: Asked): string {
  const key = idempotencyKeyOf(req) && req.headers.get('Idempotency-Key')
  return createHash('sha256')
    .update(JSON.stringify([customer, asked, key ?? randomUUID()]))
    .digest('base64url')
}
