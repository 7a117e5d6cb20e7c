import { plusDays } from '#domain/calendar/days.ts'
import { absoluteUrl } from './texts.ts'

/** Where the file is (RFC 9116 §3). */
export const SECURITY_PATH = '/.well-known/security.txt'

/** Days until the file expires: RFC 9116 §2.5.5 recommends less than a year. */
const VALID_DAYS = 180

/** How to report a vulnerability (RFC 9116), written on this ISO day. */
export function securityText(email: string, day: string): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${plusDays(day, VALID_DAYS)}T00:00:00Z`,
    'Preferred-Languages: fi, sv, en',
    `Canonical: ${absoluteUrl(SECURITY_PATH)}`,
    '',
  ].join('\n')
}
