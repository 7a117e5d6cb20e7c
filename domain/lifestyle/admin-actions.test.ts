import { expect, test } from 'vitest'
import { adminActions } from '#contracts/lifestyle-admin.ts'
import { plusDays } from '#domain/calendar/days.ts'
import {
  openBill,
  billOf,
  billOn,
  recordDecline,
  recordDelivery,
  end,
  exchangePair,
  orderFirst,
  startContract,
} from './contract.ts'
import { runAdminAction, openAdminActions } from './admin-actions.ts'

const active = recordDelivery(orderFirst(startContract())!, 1, '2027-03-10', { bindingMonths: 24, monthly: 1900 })!
const charging = openBill(active, '2027-04-01')!
const failing = recordDecline(charging, '2027-03', 1)!
const held = [2, 3, 4].reduce((contract, attempts) => recordDecline(contract, '2027-03', attempts)!, failing)
const refusing = (code: string) => expect.objectContaining({ code })

test('staff are offered the actions that the state of the contract allows', () => {
  expect(openAdminActions(startContract(), '2027-03-01')).toEqual([])
  expect(openAdminActions(active, '2027-04-02')).toEqual(['give_notice', 'withdraw', 'terminate'])
  expect(openAdminActions(active, '2027-04-13')).toEqual(['give_notice', 'terminate'])
  expect(openAdminActions(charging, '2027-04-13')).toEqual(['give_notice', 'terminate'])
  expect(openAdminActions(failing, '2027-04-13')).toEqual(['try_card', 'give_notice', 'terminate'])
  expect(openAdminActions(held, '2027-04-13')).toEqual(['try_card', 'forgive', 'give_notice', 'terminate'])
  const noticed = runAdminAction(active, 'give_notice', '2027-04-02')
  expect(openAdminActions(noticed, '2027-04-13')).toEqual(['take_back_notice', 'terminate'])
})

test('giving up an unpaid month releases the contract, even one that has ended', () => {
  expect(runAdminAction(held, 'forgive', '2027-04-09')).toMatchObject({ open: null, isHeld: false, status: 2 })
  const over = end(runAdminAction(held, 'give_notice', '2027-04-09'), '2029-04-01')!
  expect(openAdminActions(over, '2029-04-01')).toEqual(['try_card', 'forgive'])
  expect(billOn(runAdminAction(over, 'forgive', '2029-04-01'))).toBe('2027-05-01')
})

test('ending a contract at once makes today its last day, and its days until then are billed', () => {
  const over = runAdminAction(active, 'terminate', '2027-05-10')
  expect(over).toMatchObject({ status: 3, endsOn: '2027-05-10', noticeOn: '2027-05-10' })
  expect(billOf(over, '2027-05')?.rows).toMatchObject([{ from: '2027-05-01', to: '2027-05-10' }])
  const ordered = exchangePair(active, 0, { today: '2027-05-10', acceptsBinding: false })
  expect(() => runAdminAction(ordered, 'terminate', '2027-05-10')).toThrow(refusing('lifestyle.not_allowed'))
  for (const action of adminActions) expect(() => runAdminAction(over, action, '2027-05-11')).toThrow()
})

test('a customer can withdraw until the last day of the period, and none of its days is charged', () => {
  const over = runAdminAction(active, 'withdraw', '2027-04-09')
  expect(over).toMatchObject({ status: 3, endsOn: '2027-04-09' })
  expect([billOf(over, '2027-03'), billOf(over, '2027-04')]).toMatchObject([
    { amount: 0, free: 'withdrawal' },
    { amount: 0 },
  ])
  expect(() => runAdminAction(active, 'withdraw', '2027-04-13')).toThrow(refusing('lifestyle.withdrawal_over'))
  expect(() => runAdminAction(orderFirst(startContract())!, 'withdraw', '2027-03-01')).toThrow(
    refusing('lifestyle.not_allowed'),
  )
})

test('staff can grant a used exchange again after it was handed over, until the last order day', () => {
  const ordered = exchangePair(active, 0, { today: '2027-05-10', acceptsBinding: false })
  expect(openAdminActions(ordered, '2027-05-11')).not.toContain('grant_exchange')
  const handed = recordDelivery(ordered, 2, '2027-05-20', { bindingMonths: 24, monthly: 1900 })!
  expect(runAdminAction(handed, 'grant_exchange', '2027-06-01').exchangedOn).toEqual([])
  expect(() => runAdminAction(handed, 'grant_exchange', plusDays('2028-03-09', -29))).toThrow(
    refusing('lifestyle.exchange_too_late'),
  )
  expect(openAdminActions(handed, '2028-03-10')).not.toContain('grant_exchange')
})
