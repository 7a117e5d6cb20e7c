import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refOf, type Subject } from './accounts.ts'
import { balanceOf, totalsOf } from './balances.ts'
import { entryOf, assertBalance, openingOf, type Entry } from './entry.ts'
import { grossOn, type LedgerEvent } from './events.ts'

const anna: Subject = { kind: 'subscription', number: 71032 }
const lifestyle: Subject = { kind: 'lifestyle', number: 5 }
const january = { subject: anna, of: '2027-01', on: '2027-01-15' } as const

const gross = grossOn('2027-01-10', 12_550)

test.each<[LedgerEvent, [string, number | null, number][]]>([
  [
    { ...january, kind: 'invoiced', gross },
    [
      ['receivables', null, 12_550],
      ['sales', 2550, -10_000],
      ['vat', 2550, -2550],
    ],
  ],
  [
    { ...january, kind: 'charged', amount: 12_550 },
    [
      ['provider', null, 12_550],
      ['receivables', null, -12_550],
    ],
  ],
  [
    { ...january, kind: 'refunded', amount: 500 },
    [
      ['receivables', null, 500],
      ['provider', null, -500],
    ],
  ],
  [
    { ...january, kind: 'paid_elsewhere', amount: 12_550 },
    [
      ['elsewhere', null, 12_550],
      ['receivables', null, -12_550],
    ],
  ],
  [
    { ...january, kind: 'refunded_elsewhere', amount: 500 },
    [
      ['receivables', null, 500],
      ['elsewhere', null, -500],
    ],
  ],
  [
    { ...january, kind: 'credited', gross: grossOn('2024-08-31', 12_400) },
    [
      ['credits', 2400, 10_000],
      ['vat', 2400, 2400],
      ['receivables', null, -12_400],
    ],
  ],
  [
    { ...january, kind: 'written_off', gross },
    [
      ['credit_losses', 2550, 10_000],
      ['vat', 2550, 2550],
      ['receivables', null, -12_550],
    ],
  ],
  [
    { ...january, kind: 'free_month', gross },
    [
      ['discounts', 2550, 10_000],
      ['sales', 2550, -10_000],
    ],
  ],
  [
    { ...january, kind: 'invoiced', gross: [{ rate: 0, amount: 4000 }, ...grossOn('2027-01-10', 1)] },
    [
      ['receivables', null, 4001],
      ['sales', 2550, -1],
      ['sales', 0, -4000],
    ],
  ],
])('%o is booked to its accounts', (event, lines) => {
  const entry = entryOf(event)
  expect(entry?.lines.map(({ account, rate, amount }) => [account, rate, amount])).toEqual(lines)
  expect(entry).toMatchObject({ key: `subscription:71032:2027-01:${event.kind}`, period: '2027-01' })
})

test('a declined charge makes no entry, and a connected contract moves its balance to the other', () => {
  expect(entryOf({ ...january, kind: 'declined' })).toBeNull()
  const entry = entryOf({ ...january, kind: 'connected', amount: 900, to: lifestyle })
  expect(entry).toMatchObject({ subject: 'subscription:71032', counterpart: 'lifestyle:5' })
  expect(balanceOf([entry!], 'lifestyle:5')).toBe(900)
  expect(balanceOf([entry!], 'subscription:71032')).toBe(-900)
})

test('an entry that does not balance, moves nothing or has an invalid amount throws an error', () => {
  const entry = entryOf({ ...january, kind: 'charged', amount: 100 })!
  expect(() => assertBalance({ ...entry, lines: [{ ...entry.lines[0]!, amount: 99 }, entry.lines[1]!] })).toThrow(
    'off by -1',
  )
  expect(() => entryOf({ ...january, kind: 'invoiced', gross: [] })).toThrow()
  for (const amount of [0, -1, 0.5, Number.NaN])
    expect(() => entryOf({ ...january, kind: 'charged', amount })).toThrow('no positive sum')
  expect(() => entryOf({ ...january, kind: 'connected', amount: 1, to: anna })).toThrow('itself')
})

const subjects: Subject[] = [anna, { kind: 'subscription', number: 2 }, lifestyle]
const amount = fc.integer({ min: 1, max: 100_000_000 })
const sums = fc.array(fc.record({ rate: fc.constantFrom(0, 1400, 2400, 2550), amount }), { minLength: 1, maxLength: 4 })
const common = {
  subject: fc.constantFrom(...subjects),
  of: fc.nat().map(String),
  on: fc.constantFrom('2027-01-31', '2027-02-01', '2027-12-31', '2028-02-29'),
}
const someEvent: fc.Arbitrary<LedgerEvent> = fc.oneof(
  fc.record({ ...common, kind: fc.constantFrom('invoiced', 'credited', 'written_off', 'free_month'), gross: sums }),
  fc.record({ ...common, kind: fc.constantFrom('charged', 'refunded'), amount }),
  fc.record({ ...common, kind: fc.constant('declined') }),
  fc
    .record({ ...common, kind: fc.constant('connected'), amount, to: fc.constantFrom(...subjects) })
    .filter(({ subject, to }) => subject !== to),
)

/** The open balance of a contract by the events themselves, without any account. */
function steps(events: readonly LedgerEvent[], subject: Subject): number {
  return events.reduce((sum, event) => {
    if (event.kind === 'connected') {
      const sign = event.to === subject ? 1 : event.subject === subject ? -1 : 0
      return sum + sign * event.amount
    }
    if (event.subject !== subject || event.kind === 'declined' || event.kind === 'free_month') return sum
    if (!('gross' in event)) return event.kind === 'charged' ? sum - event.amount : sum + event.amount
    const asked = event.gross.reduce((all, each) => all + each.amount, 0)
    return event.kind === 'invoiced' ? sum + asked : sum - asked
  }, 0)
}

test('the ledger balances after any events, each contract’s balance follows its events, and months add up', () => {
  fc.assert(
    fc.property(fc.array(someEvent, { maxLength: 30 }), (events) => {
      const entries: Entry[] = []
      for (const [index, event] of events.entries()) {
        const entry = entryOf(event)
        if (entry) entries.push(entry)
        for (const subject of subjects)
          expect(balanceOf(entries, refOf(subject))).toBe(steps(events.slice(0, index + 1), subject))
        const totals = totalsOf(entries)
        expect(totals.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0)
      }
      const lines = entries.flatMap(({ period, lines }) => lines.map((line) => ({ ...line, period })))
      for (const { month, account, rate, kind, debit, credit } of totalsOf(entries)) {
        const its = lines.filter(
          (line) =>
            line.period === month &&
            line.account === account &&
            line.rate === rate &&
            line.subject.startsWith(`${kind}:`),
        )
        expect(debit - credit).toBe(its.reduce((sum, line) => sum + line.amount, 0))
      }
    }),
  )
})

test('an opening balance replaces all entries before it, and is in no total', () => {
  const before = entryOf({ ...january, kind: 'invoiced', gross })!
  const opening = openingOf('subscription:71032', '2028-01-01', 12_550)!
  const paid = entryOf({ ...january, on: '2028-01-02', kind: 'charged', amount: 12_550 })!
  expect(balanceOf([before, opening, paid], 'subscription:71032')).toBe(0)
  expect(balanceOf([opening, paid], 'subscription:71032')).toBe(0)
  expect(totalsOf([opening])).toEqual([])
  expect(openingOf('subscription:71032', '2028-01-01', 0)).toBeNull()
})
