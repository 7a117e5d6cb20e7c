import type { Settings } from '../settings.ts'
import { Complaint } from './complaint.ts'

type Outside = Pick<
  Settings,
  'paytrailUrl' | 'paytrailMerchant' | 'paytrailSecret' | 'smtpUrl' | 'mailFrom' | 'pickupPointsUrl'
>

/** Refuses half of the settings of a provider: they mean neither the stand-in nor a shop that cannot sell. */
export function checkOutside({
  paytrailUrl,
  paytrailMerchant,
  paytrailSecret,
  smtpUrl,
  mailFrom,
  pickupPointsUrl,
}: Outside): void {
  checkTogether({ PAYTRAIL_URL: paytrailUrl, PAYTRAIL_MERCHANT: paytrailMerchant, PAYTRAIL_SECRET: paytrailSecret })
  checkAddress('PAYTRAIL_URL', paytrailUrl, ['https:', 'http:'], 'https://services.paytrail.com')
  checkAddress('PICKUP_POINTS_URL', pickupPointsUrl, ['https:', 'http:'], 'https://carriers.example')
  checkAddress('SMTP_URL', smtpUrl, ['smtps:', 'smtp:'], 'smtps://user:password@host')
  if (smtpUrl && !mailFrom)
    throw new Complaint('SMTP_URL is set and MAIL_FROM is not: mail needs a sender that exists, so set both.')
  if (mailFrom && !/^[^\s@<>]+@[^\s@<>]+$/.test(mailFrom))
    throw new Complaint(`MAIL_FROM must be an address such as shop@shop.example, and is "${mailFrom}".`)
}

function checkTogether(all: Record<string, string | undefined>): void {
  const names = Object.keys(all)
  const missing = names.filter((name) => !all[name])
  if (missing.length === 0 || missing.length === names.length) return
  throw new Complaint(
    `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set: ${names.join(', ')} go together; set all of them, or none for the stand-in.`,
  )
}

/** The address itself is not repeated: there may be a password in it. */
function checkAddress(name: string, url: string | undefined, protocols: string[], example: string): void {
  if (url === undefined) return
  if (!URL.canParse(url) || !protocols.includes(new URL(url).protocol) || !new URL(url).host)
    throw new Complaint(`${name} must be an address such as ${example}.`)
}
