import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { goodsBack, newlyBack, restockedIn, type ReturnedPart } from './goods-back.ts'
import { refundOfGoods } from './refund-of-goods.ts'
import { rowPieces, type PartedOrder } from './row-pieces.ts'
import { rowsToReturn, stateAfterReturn } from './rows-to-return.ts'
import type { SentLine } from './rows-to-send.ts'

const line = (ref: string, quantity: number, more: Partial<SentLine> = {}): SentLine => ({
  ref,
  quantity,
  parentRef: null,
  articleDescription: ref,
  variety: '',
  eye: null,
  isMadeToMeasure: false,
  prescriptionComes: null,
  ...more,
})
const [bottle, frame] = [line('bottle', 3), line('frame', 1)]
const of = (ref: string, quantity = 1) => ({ ref, quantity })
const noted = (...rows: { ref: string; quantity: number }[]): ReturnedPart => ({ rows, refund: 0, declared: null })
const declared = (...rows: { ref: string; quantity: number }[]): ReturnedPart => ({
  rows,
  refund: 0,
  declared: 'a ref',
})
const order = (more: Partial<PartedOrder<SentLine>> = {}): PartedOrder<SentLine> => ({
  state: 'sent',
  lines: [bottle, frame],
  fulfillments: [],
  cancellations: [],
  returns: [],
  ...more,
})

describe('returning rows of an order', () => {
  test('returns everything that was sent when no rows are named', () => {
    expect(rowsToReturn(order({ returns: [noted(of('bottle'))] }))).toEqual([of('bottle', 2), of('frame')])
  })

  test.each([
    ['more pieces than have left', order(), [of('bottle', 4)], 'order.row_too_many'],
    ['a row that came back already', order({ returns: [noted(of('frame'))] }), [of('frame')], 'order.row_too_many'],
    ['a canceled row', order({ cancellations: [{ rows: [of('frame')] }] }), [of('frame')], 'order.row_too_many'],
    ['a row of another order', order(), [of('other')], 'order.row_unknown'],
    ['rows of an order that has not left', order({ state: 'received' }), [of('bottle')], 'order.step_not_allowed'],
    ['rows of a returned order', order({ state: 'returned' }), [of('bottle')], 'order.step_not_allowed'],
  ])('refuses %s', (_, whole, asked, code) => expect(() => rowsToReturn(whole, asked)).toThrow(code))

  test('marks the order as returned with its last piece, if none is still to be sent', () => {
    expect(stateAfterReturn(order(), [of('bottle', 3)])).toBe('sent')
    expect(stateAfterReturn(order(), [of('bottle', 3), of('frame')])).toBe('returned')
    const fulfillments = [{ n: 1, rows: [of('frame')] }]
    expect(stateAfterReturn(order({ state: 'received', fulfillments }), [of('frame')])).toBe('received')
  })

  test('counts a piece once that is both declared by the buyer and recorded by staff, in either order', () => {
    const parts = { cancellations: [], returns: [declared(of('bottle', 2))] }
    expect(newlyBack(parts, noted(of('bottle')))).toEqual([])
    expect(newlyBack(parts, noted(of('bottle', 3)))).toEqual([of('bottle')])
    expect(newlyBack({ cancellations: [], returns: [noted(of('bottle', 2))] }, declared(of('bottle', 2)))).toEqual([])
    expect(rowPieces(order(parts))[0]).toMatchObject({ sent: 1, returned: 2 })
  })

  test('leaves a piece recorded without a refund to be refunded later', () => {
    const unpaid = { ...noted(of('bottle')), refund: null }
    expect(goodsBack({ cancellations: [], returns: [unpaid] })).toEqual([])
    expect(newlyBack({ cancellations: [], returns: [unpaid] }, declared(of('bottle')))).toEqual([of('bottle')])
  })
})

test('restocked rows are added up over all parts of a return', () => {
  const parts = [{ restocked: [{ ref: 'a', pieces: 1 }] }, { restocked: [{ ref: 'a', pieces: 2 }] }]
  expect(restockedIn(parts)).toEqual([{ ref: 'a', pieces: 3 }])
})

test('the refunds of canceled, declared and recorded parts add up to exactly what was paid', () => {
  const rows = fc.array(
    fc.record({ amount: fc.integer({ min: 0, max: 50_000 }), quantity: fc.integer({ min: 1, max: 4 }) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  fc.assert(
    fc.property(
      rows,
      fc.nat(1500),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.infiniteStream(fc.nat(2)),
      (all, fee, share, kinds) => {
        const lines = all.map(({ amount, quantity }, index) => ({ ref: String(index), quantity, price: { amount } }))
        const goods = lines.reduce((sum, { price, quantity }) => sum + price.amount * quantity, 0)
        const discount = Math.floor(goods * share)
        const totals = {
          totalCost: goods + fee - discount,
          rows: [
            { kind: 'goods' as const, amount: goods, vatRate: 2550 as const },
            { kind: 'delivery' as const, amount: fee, vatRate: 2550 as const },
            { kind: 'discount' as const, amount: -discount, vatRate: 2550 as const },
          ],
        }
        let parts: { cancellations: { rows: { ref: string; quantity: number }[] }[]; returns: ReturnedPart[] } = {
          cancellations: [],
          returns: [],
        }
        let given = 0
        const give = (rows: { ref: string; quantity: number }[]) => {
          const refund = refundOfGoods(lines, totals, rows, goodsBack(parts))
          expect(refund).toBeGreaterThanOrEqual(0)
          given += refund
        }
        for (const { ref, quantity } of lines)
          for (let piece = 0; piece < quantity; piece += 1) {
            const kind = kinds.next().value
            if (kind === 0) {
              give([of(ref)])
              parts = { ...parts, cancellations: [...parts.cancellations, { rows: [of(ref)] }] }
              continue
            }
            // Declared and noted both, the one after the other: its money goes once.
            for (const part of kind === 1 ? [declared(of(ref)), noted(of(ref))] : [noted(of(ref)), declared(of(ref))]) {
              give(newlyBack(parts, part))
              parts = { ...parts, returns: [...parts.returns, part] }
            }
          }
        expect(given).toBe(totals.totalCost)
      },
    ),
  )
})
