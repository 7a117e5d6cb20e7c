import type { Settings } from '../settings.ts'
import { StartupError } from './startup-error.ts'

type Outside = Pick<
  Settings,
  | 'paytrailUrl'
  | 'paytrailMerchant'
  | 'paytrailSecret'
  | 'smtpUrl'
  | 'mailFrom'
  | 'carrierUrl'
  | 'carrierKey'
  | 'smsUrl'
  | 'eidIssuer'
  | 'eidClientId'
  | 'eyeDoctorsUrl'
  | 'eyeDoctorsKey'
  | 'eyeDoctorsPhone'
  | 'eInvoiceUrl'
  | 'eInvoiceCompany'
  | 'eInvoiceKey'
  | 'eInvoiceVendorKey'
  | 'ytjUrl'
  | 'smsKey'
  | 'smsSender'
>

/** Refuses incomplete settings of a provider: they configure neither the stand-in nor a working provider. */
export function checkOutside({
  paytrailUrl,
  paytrailMerchant,
  paytrailSecret,
  smtpUrl,
  mailFrom,
  carrierUrl,
  carrierKey,
  smsUrl,
  eidIssuer,
  eidClientId,
  eyeDoctorsUrl,
  eyeDoctorsKey,
  eyeDoctorsPhone,
  eInvoiceUrl,
  eInvoiceCompany,
  eInvoiceKey,
  eInvoiceVendorKey,
  ytjUrl,
  smsKey,
  smsSender,
}: Outside): void {
  checkTogether({ PAYTRAIL_URL: paytrailUrl, PAYTRAIL_MERCHANT: paytrailMerchant, PAYTRAIL_SECRET: paytrailSecret })
  checkAddress('PAYTRAIL_URL', paytrailUrl, ['https:', 'http:'], 'https://services.paytrail.com')
  checkTogether({ CARRIER_URL: carrierUrl, CARRIER_KEY: carrierKey })
  checkAddress('CARRIER_URL', carrierUrl, ['https:', 'http:'], 'https://api.unifaun.com')
  checkAddress('SMTP_URL', smtpUrl, ['smtps:', 'smtp:'], 'smtps://user:password@host')
  checkTogether({ SMS_URL: smsUrl, SMS_KEY: smsKey })
  checkTogether({ EID_ISSUER: eidIssuer, EID_CLIENT_ID: eidClientId })
  checkAddress('EID_ISSUER', eidIssuer, encrypted(eidIssuer), 'https://broker.example')
  checkTogether({
    EYE_DOCTORS_URL: eyeDoctorsUrl,
    EYE_DOCTORS_KEY: eyeDoctorsKey,
    EYE_DOCTORS_PHONE: eyeDoctorsPhone,
  })
  checkAddress('EYE_DOCTORS_URL', eyeDoctorsUrl, encrypted(eyeDoctorsUrl), 'https://clinics.example/v1')
  checkTogether({
    EINVOICE_URL: eInvoiceUrl,
    EINVOICE_COMPANY: eInvoiceCompany,
    EINVOICE_KEY: eInvoiceKey,
    EINVOICE_VENDOR_KEY: eInvoiceVendorKey,
  })
  checkAddress('EINVOICE_URL', eInvoiceUrl, encrypted(eInvoiceUrl), 'https://ax.maventa.com')
  checkAddress('YTJ_URL', ytjUrl, ['https:', 'http:'], 'https://avoindata.prh.fi/opendata-ytj-api/v3')
  checkAddress('SMS_URL', smsUrl, ['https:', 'http:'], 'https://gateway.example/send')
  if (smsSender && !/^[A-Za-z0-9]{1,11}$/.test(smsSender))
    throw new StartupError(`SMS_SENDER must be 1 to 11 letters and digits, and is "${smsSender}".`)
  if (smtpUrl && !mailFrom)
    throw new StartupError('SMTP_URL is set and MAIL_FROM is not: mail needs a sender that exists, so set both.')
  if (mailFrom && !/^[^\s@<>]+@[^\s@<>]+$/.test(mailFrom))
    throw new StartupError(`MAIL_FROM must be an address such as shop@shop.example, and is "${mailFrom}".`)
}

/** Social numbers and invoices travel encrypted; only a stand-in on this machine is reached without. */
function encrypted(url: string | undefined): string[] {
  return /^http:\/\/(localhost|127\.0\.0\.1):\d+/.test(url ?? '') ? ['http:'] : ['https:']
}

/** Refuses some of these settings without the others; without all of them there is a stand-in, or what `otherwise` names. */
export function checkTogether(all: Record<string, string | undefined>, otherwise = 'the stand-in'): void {
  const names = Object.keys(all)
  const missing = names.filter((name) => !all[name])
  if (missing.length === 0 || missing.length === names.length) return
  throw new StartupError(
    `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set: ${names.join(', ')} go together; set all of them, or none for ${otherwise}.`,
  )
}

/** The address itself is not printed: it may contain a password. */
export function checkAddress(name: string, url: string | undefined, protocols: string[], example: string): void {
  if (url === undefined) return
  if (!URL.canParse(url) || !protocols.includes(new URL(url).protocol) || !new URL(url).host)
    throw new StartupError(`${name} must be an address such as ${example}.`)
}
