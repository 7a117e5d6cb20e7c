import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { checkOutside } from './check-outside.ts'

const paytrail = {
  PAYTRAIL_URL: 'https://services.paytrail.com',
  PAYTRAIL_MERCHANT: '375917',
  PAYTRAIL_SECRET: 'SAIPPUAKAUPPIAS',
}
const mail = { SMTP_URL: 'smtps://shop:secret@mail.example', MAIL_FROM: 'shop@shop.example' }

const sms = { SMS_URL: 'https://gateway.example/send', SMS_KEY: 'a secret key' }

const eInvoices = {
  EINVOICE_URL: 'https://ax.maventa.com',
  EINVOICE_COMPANY: 'a company',
  EINVOICE_KEY: 'a secret key',
  EINVOICE_VENDOR_KEY: 'a secret of the software',
}

const carrier = { CARRIER_URL: 'https://a.example', CARRIER_KEY: 'a secret key' }

const eid = { EID_ISSUER: 'https://broker.example', EID_CLIENT_ID: 'shop' }

const whole: Record<string, string>[] = [
  ...[{}, paytrail, mail, { MAIL_FROM: mail.MAIL_FROM }, carrier],
  ...[sms, { ...sms, SMS_SENDER: 'Kauppa' }, eid, { ...eid, EID_ISSUER: 'http://127.0.0.1:3900' }, eInvoices],
]

test.each(whole)('complete settings pass the check: %j', (env) =>
  expect(() => checkOutside(readSettings(env))).not.toThrow(),
)

test.each([
  [{ PAYTRAIL_URL: paytrail.PAYTRAIL_URL }, /^PAYTRAIL_MERCHANT and PAYTRAIL_SECRET are not set/],
  [{ ...paytrail, PAYTRAIL_SECRET: '' }, /^PAYTRAIL_SECRET is not set/],
  [{ PAYTRAIL_SECRET: 'a secret alone' }, /^PAYTRAIL_URL and PAYTRAIL_MERCHANT are not set/],
  [{ ...paytrail, PAYTRAIL_URL: 'services.paytrail.com' }, /^PAYTRAIL_URL must be/],
  [{ ...carrier, CARRIER_URL: 'ftp://a.example' }, /^CARRIER_URL must be/],
  [{ ...mail, SMTP_URL: 'mail.example:587' }, /^SMTP_URL must be/],
  [{ SMTP_URL: mail.SMTP_URL }, /^SMTP_URL is set and MAIL_FROM is not/],
  [{ ...mail, MAIL_FROM: 'shop' }, /^MAIL_FROM must be/],
  [{ SMS_KEY: sms.SMS_KEY }, /^SMS_URL is not set/],
  [{ ...sms, SMS_URL: 'gateway.example' }, /^SMS_URL must be/],
  [{ ...eid, EID_ISSUER: 'http://broker.example' }, /^EID_ISSUER must be/],
  [{ ...eInvoices, EINVOICE_URL: 'http://ax.maventa.com' }, /^EINVOICE_URL must be/],
  [
    { EINVOICE_URL: eInvoices.EINVOICE_URL, EINVOICE_KEY: 'a secret' },
    /^EINVOICE_COMPANY and EINVOICE_VENDOR_KEY are not set/,
  ],
  [{ ...sms, SMS_SENDER: 'Silmälasit' }, /^SMS_SENDER must be/],
])('incomplete settings are reported in one sentence without secrets: %j', (env, sentence) => {
  const check = () => checkOutside(readSettings(env))
  expect(check).toThrow(sentence)
  expect(check).not.toThrow(/secret@|a secret|SAIPPUA/)
})
