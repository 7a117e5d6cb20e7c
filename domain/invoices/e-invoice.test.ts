import { describe, expect, test } from 'vitest'
import {
  asksAgainIn,
  goesAsEInvoice,
  mailableSendings,
  movedSending,
  problemsWithReceiver,
  resentTo,
  withSending,
  type EInvoice,
  type EInvoiceState,
} from './e-invoice.ts'

const at = '2026-11-20T08:00:00.000Z'
const later = (ms: number) => new Date(Date.parse(at) + ms).toISOString()
const HOUR = 3_600_000

const to = { businessId: '3000101-2', address: '003730001012', operator: '003721291126' }
const waiting = withSending(
  { ...to, buyerReference: '', orderNumber: '', agreement: '', sendings: [] },
  10_001,
  'a',
  at,
)
const standing = (state: EInvoiceState): EInvoice => ({
  ...waiting,
  sendings: [{ ...waiting.sendings[0]!, state }],
})

describe('an e-invoice being sent', () => {
  const states: EInvoiceState[] = ['waiting', 'sent', 'delivered', 'refused', 'mailed']
  test.each<[EInvoiceState, EInvoiceState[]]>([
    ['waiting', ['sent', 'delivered', 'refused', 'mailed']],
    ['sent', ['delivered', 'refused', 'mailed']],
    ['delivered', []],
    ['refused', ['mailed']],
    ['mailed', []],
  ])('moves from %s only to %j', (from, next) => {
    const reached = states.filter((state) => movedSending(standing(from), 10_001, { state, since: at, reason: '' }))
    expect(reached).toEqual(next)
  })

  test('ignores a report about another number', () => {
    expect(movedSending(waiting, 10_002, { state: 'sent', since: at, reason: '' })).toBeNull()
  })

  test.each<[EInvoiceState, number, boolean]>([
    ['refused', 0, true],
    ['waiting', HOUR - 1, false],
    ['waiting', HOUR, true],
    ['sent', 24 * HOUR, false],
    ['sent', 14 * 24 * HOUR, true],
    ['delivered', 24 * HOUR, false],
    ['mailed', 24 * HOUR, false],
  ])('when it is %s for %d ms, it may be mailed instead: %s', (state, ms, isMailable) => {
    expect(mailableSendings(standing(state), later(ms))).toHaveLength(isMailable ? 1 : 0)
  })

  test.each([
    [0, 60_000],
    [10 * 60_000, HOUR],
    [24 * HOUR, 24 * HOUR],
    [14 * 24 * HOUR, null],
  ])('after %d ms its state is asked for again in %d', (passed, ms) => {
    expect(asksAgainIn(at, later(passed))).toBe(ms)
  })

  test('is sent again to a corrected address under a new id if it was refused, and delivered ones stay', () => {
    const mended = { address: '003730001020', operator: '003723327487' }
    const delivered = { ...standing('delivered').sendings[0]!, number: 10_001 }
    const refused = { number: 10_002, id: 'b', state: 'refused' as const, since: at, reason: 'No valid route' }
    const resent = resentTo({ ...waiting, sendings: [delivered, refused] }, mended, () => 'c', later(HOUR))
    expect(resent).toEqual({
      ...waiting,
      ...mended,
      sendings: [delivered, { number: 10_002, id: 'c', state: 'waiting', since: later(HOUR), reason: '' }],
    })
    expect(resentTo(resent!, mended, () => 'd', later(HOUR))).toBeNull()
  })

  test('has its credit notes sent by mail once it was itself mailed', () => {
    expect([goesAsEInvoice(waiting), goesAsEInvoice(standing('mailed')), goesAsEInvoice(null)]).toEqual([
      ...[true, false, false],
    ])
  })
})

const receiver = { ...to, company: 'Pohjolan Konepaja Oy', reference: '' }
test.each([
  [{}, undefined],
  [{ address: 'fi21 1234 5600 0007 85' }, undefined],
  [{ operator: 'NDEAFIHH' }, undefined],
  [{ company: 'P' }, 'business.company_missing'],
  [{ businessId: '3000101-3' }, 'business.id_malformed'],
  [{ address: '003730001013' }, 'business.invoice_address_malformed'],
  [{ operator: '12' }, 'business.operator_malformed'],
])('a receiver with %j has the problem %s', (change, code) => {
  expect(problemsWithReceiver({ ...receiver, ...change })[0]?.code).toBe(code)
})
