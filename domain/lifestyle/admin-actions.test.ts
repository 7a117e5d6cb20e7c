import { expect, test } from 'vitest'
import { adminActions } from '#contracts/lifestyle-admin.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { billing, billOf, billOn, declined, delivered, ended, exchanged, firstOrdered, signed } from './contract.ts'
import { doneByStaff, openAdminActions } from './admin-actions.ts'

const active = delivered(firstOrdered(signed())!, 1, '2027-03-10', { bindingMonths: 24, monthly: 1900 })!
const charging = billing(active, '2027-04-01')!
const failing = declined(charging, '2027-03', 1)!
const held = [2, 3, 4].reduce((contract, attempts) => declined(contract, '2027-03', attempts)!, failing)
const refusing = (code: string) => expect.objectContaining({ code })

test('staff are offered the actions that the state of the contract allows', () => {
  expect(openAdminActions(signed(), '2027-03-01')).toEqual([])
  expect(openAdminActions(active, '2027-04-02')).toEqual(['give_notice', 'withdraw', 'terminate'])
  expect(openAdminActions(active, '2027-04-13')).toEqual(['give_notice', 'terminate'])
  expect(openAdminActions(charging, '2027-04-13')).toEqual(['give_notice', 'terminate'])
  expect(openAdminActions(failing, '2027-04-13')).toEqual(['try_card', 'give_notice', 'terminate'])
  expect(openAdminActions(held, '2027-04-13')).toEqual(['try_card', 'forgive', 'give_notice', 'terminate'])
  const noticed = doneByStaff(active, 'give_notice', '2027-04-02')
  expect(openAdminActions(noticed, '2027-04-13')).toEqual(['take_back_notice', 'terminate'])
})

test('giving up an unpaid month releases the contract, even one that has ended', () => {
  expect(doneByStaff(held, 'forgive', '2027-04-09')).toMatchObject({ open: null, isHeld: false, status: 2 })
  const over = ended(doneByStaff(held, 'give_notice', '2027-04-09'), '2029-04-01')!
  expect(openAdminActions(over, '2029-04-01')).toEqual(['try_card', 'forgive'])
  expect(billOn(doneByStaff(over, 'forgive', '2029-04-01'))).toBe('2027-05-01')
})

test('ending a contract at once makes today its last day, and its days until then are billed', () => {
  const over = doneByStaff(active, 'terminate', '2027-05-10')
  expect(over).toMatchObject({ status: 3, endsOn: '2027-05-10', noticeOn: '2027-05-10' })
  expect(billOf(over, '2027-05')?.rows).toMatchObject([{ from: '2027-05-01', to: '2027-05-10' }])
  const ordered = exchanged(active, 0, { today: '2027-05-10', acceptsBinding: false })
  expect(() => doneByStaff(ordered, 'terminate', '2027-05-10')).toThrow(refusing('lifestyle.not_allowed'))
  for (const action of adminActions) expect(() => doneByStaff(over, action, '2027-05-11')).toThrow()
})

test('a customer can withdraw until the last day of the period, and none of its days is charged', () => {
  const over = doneByStaff(active, 'withdraw', '2027-04-09')
  expect(over).toMatchObject({ status: 3, endsOn: '2027-04-09' })
  expect([billOf(over, '2027-03'), billOf(over, '2027-04')]).toMatchObject([
    { amount: 0, free: 'withdrawal' },
    { amount: 0 },
  ])
  expect(() => doneByStaff(active, 'withdraw', '2027-04-13')).toThrow(refusing('lifestyle.withdrawal_over'))
  expect(() => doneByStaff(firstOrdered(signed())!, 'withdraw', '2027-03-01')).toThrow(
    refusing('lifestyle.not_allowed'),
  )
})

test('staff can grant a used exchange again after it was handed over, until the last order day', () => {
  const ordered = exchanged(active, 0, { today: '2027-05-10', acceptsBinding: false })
  expect(openAdminActions(ordered, '2027-05-11')).not.toContain('grant_exchange')
  const handed = delivered(ordered, 2, '2027-05-20', { bindingMonths: 24, monthly: 1900 })!
  expect(doneByStaff(handed, 'grant_exchange', '2027-06-01').exchangedOn).toEqual([])
  expect(() => doneByStaff(handed, 'grant_exchange', plusDays('2028-03-09', -29))).toThrow(
    refusing('lifestyle.exchange_too_late'),
  )
  expect(openAdminActions(handed, '2028-03-10')).not.toContain('grant_exchange')
})
