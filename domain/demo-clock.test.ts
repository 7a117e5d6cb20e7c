import { expect, test } from 'vitest'
import { nextHop, realServices } from './demo-clock.ts'

const standIn = 'http://127.0.0.1:4040'
const env = {
  PAYTRAIL_URL: standIn,
  SMTP_URL: 'smtp://127.0.0.1:4041',
  SMS_URL: `${standIn}/sms/send`,
  CARRIER_URL: standIn,
  EID_ISSUER: 'http://127.0.0.1:4042',
  EYE_DOCTORS_URL: `${standIn}/eye-doctors/v1`,
  EINVOICE_URL: `${standIn}/e-invoices`,
}
const standIns = [standIn, 'http://127.0.0.1:4042', 'smtp://127.0.0.1:4041']

test('the clock requires every provider to be a stand-in on this machine', () => {
  expect(realServices(env, standIns)).toEqual([])
  expect(realServices({ ...env, PAYTRAIL_URL: undefined }, standIns)).toEqual(['PAYTRAIL_URL'])
  expect(realServices({ ...env, SMTP_URL: 'smtp://127.0.0.1:25' }, standIns)).toEqual(['SMTP_URL'])
  expect(realServices({ ...env, SMS_URL: `${standIn}1/sms/send` }, standIns)).toEqual(['SMS_URL'])
  expect(realServices(env, [])).toHaveLength(7)
  expect(realServices({ ...env, SMS_URL: '' }, [''])).toHaveLength(7)
})

const HOUR = 3_600_000
test.each([
  ['to the next due time', 10 * HOUR, [5 * HOUR, 2 * HOUR], 2 * HOUR],
  ['no further than its end', HOUR, [2 * HOUR], HOUR],
  ['by a day when nothing is due', 40 * HOUR, [], 24 * HOUR],
  ['by a day when all due times are past', 40 * HOUR, [0, -HOUR], 24 * HOUR],
  ['by a minute when the next due time is nearer', 10 * HOUR, [5], 60_000],
])('the clock moves %s', (_, to, due, at) => {
  expect(nextHop(0, to, due)).toBe(at)
})
