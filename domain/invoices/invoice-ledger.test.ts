import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { InvoiceRow, InvoiceStatus } from '#contracts/invoices.ts'
import { invoiceMayBecome, assertMoveInvoice, staffStates } from './invoice-states.ts'
import {
  creditableRows,
  leftOf,
  assertBeCreditable,
  assertBePayable,
  paidOf,
  paidPayments,
  payTypeOf,
  payableOf,
  statusOf,
  sumOf,
  undonePayments,
  vatOf,
  withSurplusPromised,
  type InvoiceLedger,
  type LedgerPayment,
} from './invoice-ledger.ts'

const AT = '2026-11-22T10:00:00.000Z'

function payment(ref: string, differences: Partial<LedgerPayment> = {}): LedgerPayment {
  return {
    ref,
    by: 'provider',
    state: 'open',
    amount: 0,
    promised: 0,
    refunds: [],
    transactionId: null,
    since: AT,
    paidOn: null,
    ...differences,
  }
}

function ledger(differences: Partial<InvoiceLedger> = {}): InvoiceLedger {
  const rows = [{ name: 'Silmälasit', amount: 10_000, vatRate: 2550 }]
  return { rows, credits: [], payments: [], standing: null, ...differences }
}

function paid(before: InvoiceLedger, ref: string, amount: number): InvoiceLedger {
  const payments = [...before.payments, payment(ref)]
  const settled = paidPayments({ ...before, payments }, ref, { amount, at: AT, on: '2026-11-22', transactionId: null })
  return { ...before, payments: settled ?? before.payments }
}

function credited(before: InvoiceLedger, rows: InvoiceRow[]): InvoiceLedger {
  const credit = { key: String(before.credits.length), number: 1, rows, on: '2026-11-22', by: '', note: '' }
  const after = { ...before, credits: [...before.credits, credit] }
  return { ...after, payments: withSurplusPromised(after) }
}

describe('an invoice', () => {
  test.each<[string, InvoiceLedger, InvoiceStatus, number]>([
    ['new', ledger(), 'not_paid', 10_000],
    ['paid in part', paid(ledger(), 'a', 4000), 'partly_paid', 6000],
    ['paid', paid(ledger(), 'a', 10_000), 'paid', 0],
    ['paid too much', paid(ledger(), 'a', 12_000), 'paid', 0],
    ['being paid', ledger({ payments: [payment('a')] }), 'payment_in_progress', 10_000],
    [
      'paid by a payment that waits',
      ledger({ payments: [payment('a', { state: 'reserved' })] }),
      'payment_reserved',
      10_000,
    ],
    [
      'without its payment, which was given up',
      ledger({ payments: [payment('a', { state: 'gone' })] }),
      'not_paid',
      10_000,
    ],
    ['credited', credited(ledger(), creditableRows(ledger(), 'Hyvitys')), 'ended', 0],
    ['in collection', ledger({ standing: 'in_collection' }), 'in_collection', 10_000],
    ['in collection and paid', paid(ledger({ standing: 'in_collection' }), 'a', 10_000), 'paid', 0],
    ['returned', ledger({ standing: 'returned_for_faulty_address' }), 'returned_for_faulty_address', 10_000],
    ['sold', ledger({ standing: 'transferred' }), 'transferred', 0],
    ['given up', ledger({ standing: 'ended' }), 'ended', 0],
    ['given up and paid', paid(ledger({ standing: 'ended' }), 'a', 10_000), 'ended', 0],
  ])('has its status and open amount when it is %s', (_, of, status, left) => {
    expect({ status: statusOf(of), left: leftOf(of) }).toEqual({ status, left })
  })

  test('is payable only up to the amount that the provider does not yet hold', () => {
    const reserved = ledger({ payments: [payment('a', { state: 'reserved', amount: 7000 })] })
    expect(payableOf(reserved)).toBe(3000)
    expect(() => assertBePayable(reserved, 3001)).toThrow('invoice.more_than_left')
    expect(() => assertBePayable(reserved, 3000)).not.toThrow()
  })

  test('counts a payment that is reported twice once', () => {
    const once = paid(ledger(), 'a', 4000)
    expect(paidPayments(once, 'a', { amount: 4000, at: AT, on: '2026-11-22', transactionId: null })).toBeNull()
  })

  test('can be credited at a VAT rate that no longer exists, if it was charged', () => {
    const rows = [{ name: 'Kehys', amount: 5000, vatRate: 2400 }]
    expect(() => assertBeCreditable(ledger({ rows }), rows)).not.toThrow()
  })

  test('can be credited per VAT rate up to the amount charged at that rate', () => {
    const two = ledger({
      rows: [
        { name: 'Näöntarkastus', amount: 3000, vatRate: 0 },
        { name: 'Kehys', amount: 5000, vatRate: 2550 },
      ],
    })
    const half = credited(two, [{ name: 'Kehys', amount: 2000, vatRate: 2550 }])
    expect(creditableRows(half, 'x')).toEqual([
      { name: 'x', vatRate: 2550, amount: 3000 },
      { name: 'x', vatRate: 0, amount: 3000 },
    ])
    expect(() => assertBeCreditable(half, [{ name: 'x', amount: 3001, vatRate: 2550 }])).toThrow(
      'invoice.credit_too_large',
    )
    expect(() => assertBeCreditable(half, [{ name: 'x', amount: 1, vatRate: 1350 }])).toThrow(
      expect.objectContaining({
        code: 'invoice.rate_not_allowed',
        details: { rates: '25,5\u00a0% tai 0\u00a0%', field: 'rows.0.vatRate' },
      }),
    )
    expect(() => assertBeCreditable(half, [])).toThrow('invoice.credited_already')
  })
})

type Step =
  | { kind: 'open' | 'reserve' | 'cancel' | 'pay' | 'credit'; amount: number }
  | { kind: 'move'; to: ReturnType<typeof staffStates>[number] }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('open' as const, 'reserve' as const, 'cancel' as const, 'pay' as const, 'credit' as const),
    amount: fc.integer({ min: 1, max: 12_000 }),
  }),
  fc.record({
    kind: fc.constant('move' as const),
    to: fc.constantFrom(
      'ended' as const,
      'transferred' as const,
      'in_collection' as const,
      'returned_for_faulty_address' as const,
      'not_paid' as const,
    ),
  }),
)

test('no sequence of steps overpays an invoice, and every step is in the table', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
      let before = ledger()
      steps.forEach((one, at) => {
        const after = taken(before, one, String(at))
        const [from, to] = [statusOf(before), statusOf(after)]
        expect(from === to || invoiceMayBecome(from, to), `${from} → ${to}`).toBe(true)
        const gross = sumOf(after.rows) - sumOf(after.credits.flatMap(({ rows }) => rows))
        expect(leftOf(after)).toBeGreaterThanOrEqual(0)
        expect(paidOf(after)).toBeLessThanOrEqual(gross)
        if (to !== 'ended' && to !== 'transferred') expect(paidOf(after) + leftOf(after)).toBe(gross)
        before = after
      })
    }),
    { numRuns: 500 },
  )
})

/** The invoice after a step, or as it was where the step is refused. */
function taken(before: InvoiceLedger, one: Step, ref: string): InvoiceLedger {
  if (one.kind === 'move') {
    if (!staffStates(statusOf(before)).includes(one.to)) return before
    return { ...before, standing: one.to === 'not_paid' ? null : one.to }
  }
  const { kind, amount } = one
  if (kind === 'credit') {
    const rows = [{ name: 'Hyvitys', amount, vatRate: 2550 }]
    const isFinal = before.standing === 'transferred' || amount > sumOf(creditableRows(before, ''))
    return isFinal ? before : credited(before, rows)
  }
  if (kind === 'open') return { ...before, payments: [...before.payments, payment(ref, { amount })] }
  const waiting = before.payments.find(({ state }) => state !== 'paid')
  if (kind === 'pay') return paid(before, ref, amount)
  const state = kind === 'cancel' ? ('gone' as const) : ('reserved' as const)
  return { ...before, payments: before.payments.map((each) => (each === waiting ? { ...each, state } : each)) }
}

test('VAT is computed for each rate, the highest first', () => {
  const rows = [
    { name: 'Tarkastus', amount: 3000, vatRate: 0 },
    { name: 'Kehys', amount: 6275, vatRate: 2550 },
    { name: 'Linssit', amount: 6275, vatRate: 2550 },
  ]
  expect(vatOf(rows)).toEqual([
    { rate: 2550, net: 10_000, vat: 2550, gross: 12_550 },
    { rate: 0, net: 3000, vat: 0, gross: 3000 },
  ])
})

test('staff can take back a collection, and cannot change a closed invoice', () => {
  expect(staffStates('in_collection')).toContain('not_paid')
  expect(staffStates('not_paid')).not.toContain('not_paid')
  for (const over of ['paid', 'ended', 'transferred', 'payment_reserved'] as const) {
    expect(staffStates(over)).toEqual([])
    expect(() => assertMoveInvoice(over, 'in_collection')).toThrow('invoice.step_not_allowed')
  }
})

test.each([
  [{ by: 'bank' }, 2, 1],
  [{ by: 'provider' }, 2, 2],
  [{ by: 'provider', isAutomatic: true }, 2, 3],
  [{ by: 'bank' }, 1, 4],
  [{ by: 'elsewhere' }, 1, 5],
] as const)('a payment of %j for an invoice of type %i has the pay type %i', (paid, type, payType) => {
  expect(payTypeOf(paid, type)).toBe(payType)
})

describe('undoing a payment that was recorded from a bank file', () => {
  const bank = (before: InvoiceLedger, ref: string, amount: number) => {
    const after = paid(before, ref, amount)
    return {
      ...after,
      payments: after.payments.map((one) => (one.ref === ref ? { ...one, by: 'bank' as const } : one)),
    }
  }
  const all = (amounts: readonly number[]) =>
    amounts.reduce((before, amount, at) => bank(before, `p${at}`, amount), ledger())
  const promisedOf = ({ payments }: InvoiceLedger) => payments.reduce((sum, { promised }) => sum + promised, 0)

  test('leaves the invoice as if it had not come, and repeated changes nothing', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(amounts, fc.nat(), (each, drawn) => {
        const at = drawn % each.length
        const before = all(each)
        const after = { ...before, payments: undonePayments(before, `p${at}`)! }
        const without = all(each.filter((_, place) => place !== at))
        expect([leftOf(after), promisedOf(after), statusOf(after)]).toEqual([
          leftOf(without),
          promisedOf(without),
          statusOf(without),
        ])
        expect(undonePayments(after, `p${at}`)).toBeNull()
      }),
    )
  })

  test('is refused for a payment by the provider, and for one of which money has gone back', () => {
    const refund = { key: 'back-1', state: 'done', toProvider: 2000, toGiftCard: 0 } as LedgerPayment['refunds'][number]
    const over = bank(ledger(), 'a', 12_000)
    const given = { ...over, payments: over.payments.map((one) => ({ ...one, refunds: [refund] })) }
    const codeOf = (code: string) => expect.objectContaining({ code })
    expect(() => undonePayments(paid(ledger(), 'a', 100), 'a')).toThrow(codeOf('invoice.payment_not_undone'))
    expect(() => undonePayments(given, 'a')).toThrow(codeOf('invoice.payment_given_back'))
  })
})
