import { describe, expect, test } from 'vitest'
import { type Refusal } from '#domain/refusal.ts'
import {
  openBill,
  billOf,
  billOn,
  dropOrder,
  recordDecline,
  recordDelivery,
  end,
  exchangePair,
  orderFirst,
  mayCharge,
  assertBeOfAge,
  giveNotice,
  takeBackNotice,
  recordPayment,
  startContract,
  retryCard,
  winBack,
  type Contract,
} from './contract.ts'
import { withdrawableUntil } from './withdrawal.ts'

const plan = { bindingMonths: 24, monthly: 1900 }
const ordered = orderFirst(startContract())!
const active = recordDelivery(ordered, 1, '2027-03-10', plan)!

const refusing = (code: string) => expect.objectContaining({ code }) as Refusal

describe('ordering glasses on a contract', () => {
  test('happens once, and the contract becomes active when they are handed over', () => {
    expect(orderFirst(ordered)).toBeNull()
    expect(active).toMatchObject({
      status: 2,
      activeFrom: '2027-03-10',
      boundUntil: '2029-03-09',
      nextMonth: '2027-03',
    })
    expect(recordDelivery(active, 1, '2027-03-11', plan)).toBeNull()
  })

  test('ends a new contract if it fails, and gives the exchange back if it was one', () => {
    expect(dropOrder(ordered, 1, '2027-03-08')).toMatchObject({ status: 3, endsOn: '2027-03-08', activeFrom: null })
    const exchanging = exchangePair(active, 0, { today: '2027-06-01', acceptsBinding: false })
    expect(exchanging).toMatchObject({ exchangedOn: ['2027-06-01'], underWay: { order: 2, kind: 'exchange', pair: 0 } })
    expect(() => exchangePair(exchanging, 0, { today: '2027-06-01', acceptsBinding: false })).toThrow(
      refusing('lifestyle.not_allowed'),
    )
    expect(dropOrder(exchanging, 2, '2027-06-05')).toEqual({ ...active, orders: 2 })
  })

  test('extends the binding for an exchange only after it, if the customer accepts, and not after a notice', () => {
    const early = recordDelivery(
      exchangePair(active, 0, { today: '2027-06-01', acceptsBinding: false }),
      2,
      '2027-06-20',
      plan,
    )!
    expect(early).toMatchObject({ boundUntil: '2029-03-09', underWay: null, prices: active.prices })
    const late = (acceptsBinding: boolean) => exchangePair(active, 0, { today: '2029-05-01', acceptsBinding })
    expect(() => late(false)).toThrow(refusing('lifestyle.must_accept_binding'))
    expect(recordDelivery(late(true), 2, '2029-05-20', plan)).toMatchObject({ boundUntil: '2030-05-19' })
    const leaving = giveNotice(late(true), '2029-05-10')
    expect(recordDelivery(leaving, 2, '2029-05-20', plan)).toMatchObject({
      boundUntil: '2029-03-09',
      endsOn: '2029-06-09',
    })
  })
})

test('a notice ends the contract with the binding or after 30 days, and can be taken back until then', () => {
  expect(giveNotice(active, '2027-05-01')).toMatchObject({ endsOn: '2029-03-09' })
  const leaving = giveNotice(active, '2029-05-01')
  expect(leaving).toMatchObject({ noticeOn: '2029-05-01', endsOn: '2029-05-31' })
  expect(() => giveNotice(leaving, '2029-05-02')).toThrow(refusing('lifestyle.notice_given'))
  expect(takeBackNotice(leaving, '2029-05-31')).toEqual(active)
  expect(() => takeBackNotice(leaving, '2029-06-01')).toThrow(refusing('lifestyle.is_terminated'))
  expect(end(leaving, '2029-05-31')).toBeNull()
  expect(end(leaving, '2029-06-01')).toMatchObject({ status: 3 })
})

describe('the monthly run', () => {
  /** Bills a month on the first of the next, and has it paid. */
  const paidMonth = (contract: Contract, on: string, month: string) =>
    recordPayment(openBill(contract, on)!, month, `c-${month}`)!

  test('bills a month on the first day after it, one at a time', () => {
    expect(openBill(active, '2027-03-31')).toBeNull()
    const open = openBill(active, '2027-04-01')!
    expect(open).toMatchObject({ open: { month: '2027-03', stage: 'charging' }, nextMonth: '2027-04' })
    expect(billOf(open, '2027-03')?.amount).toBe(1349)
    expect([openBill(open, '2027-05-01'), mayCharge(open, '2027-03'), mayCharge(open, '2027-04')]).toEqual([
      ...[null, true, false],
    ])
    const paid = recordPayment(open, '2027-03', 'c')!
    expect(recordPayment(paid, '2027-03', 'c')).toBe(paid)
    expect(recordPayment(paid, '2027-03', 'other')).toBeNull()
    expect(billOn(paid)).toBe('2027-05-01')
  })

  test('ends with the days of the last month', () => {
    const last = { ...paidMonth(active, '2027-04-01', '2027-03'), noticeOn: '2027-04-02', endsOn: '2027-05-15' }
    const may = paidMonth(last, '2027-05-01', '2027-04')
    const over = paidMonth(end(may, '2027-05-16')!, '2027-06-01', '2027-05')
    expect([billOn(may), billOn(over)]).toEqual(['2027-06-01', null])
  })

  test('skips months that are not billed', () => {
    const idle = { ...active, idle: [{ from: '2027-03-10', to: '2027-05-31' }] }
    const passed = openBill(openBill(idle, '2027-06-01')!, '2027-06-01')
    expect(passed).toMatchObject({ open: null, nextMonth: '2027-05' })
  })

  test('tries a card on days 0, 1, 3 and 7, then holds the contract until it is paid', () => {
    let contract = openBill(active, '2027-04-01')!
    for (const [attempts, next] of [
      [1, '2027-04-02'],
      [2, '2027-04-04'],
      [3, '2027-04-08'],
    ] as const) {
      // prettier-ignore
      contract = recordDecline(contract, '2027-03', attempts)!
      expect(contract.open).toMatchObject({ stage: 'failing', nextAttemptOn: next })
    }
    expect(recordDecline(contract, '2027-03', 3)).toBeNull()
    const held = recordDecline(contract, '2027-03', 4)!
    expect(held).toMatchObject({ isHeld: true, open: { stage: 'stopped', nextAttemptOn: null } })
    expect(mayCharge(held, '2027-03')).toBe(false)
    expect(() => exchangePair(held, 0, { today: '2027-06-01', acceptsBinding: false })).toThrow(
      refusing('lifestyle.is_held'),
    )
    expect(mayCharge(retryCard(held, '2027-05-02'), '2027-03')).toBe(true)
    const paid = recordPayment(held, '2027-03', 'c')
    expect(paid).toMatchObject({ isHeld: false, open: null })
    expect(openBill(paid!, '2027-06-01')).toMatchObject({ open: { month: '2027-04' } })
  })
})

test('a customer can sign a contract from the eighteenth birthday on', () => {
  expect(() => assertBeOfAge('2009-03-10', '2027-03-09')).toThrow(refusing('lifestyle.must_be_adult'))
  expect(() => assertBeOfAge('2009-03-10', '2027-03-10')).not.toThrow()
})

test('a customer can withdraw for 30 days from the first glasses, and again from those of a win-back', () => {
  expect(withdrawableUntil(ordered)).toBeNull()
  expect(withdrawableUntil(active)).toBe('2027-04-09')
  const over: Contract = { ...active, status: 3, endsOn: '2029-05-31', nextMonth: null }
  expect(withdrawableUntil(recordDelivery(winBack(over), 2, '2029-07-02', plan)!)).toBe('2029-08-01')
})
