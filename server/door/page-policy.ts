import { hash } from 'node:crypto'
import { settings } from '../settings.ts'

/**
 * The policy of a page: what Astro wrote about its own scripts and styles, with what only the running shop knows.
 *
 * Cached pages carry hashes and no nonce, so the policy stays true for as long as the page does. Astro names whatever
 * any page of the shop carries; only what this one carries is kept, which spares a phone a kilobyte and a half.
 */
export function pagePolicy(written: string | undefined, body?: Buffer): string {
  const rules = written?.replace(/;?\s*$/, '') ?? "default-src 'self'; object-src 'none'; base-uri 'self'"
  return `${body?.length ? onlyCarried(rules, body) : rules}; form-action ${(onward ??= formTargets())}; frame-ancestors ${framers}`
}

/** A page speaks UTF-8, but a hash only sees bytes, and as Latin letters they are read fastest. */
function onlyCarried(rules: string, body: Buffer): string {
  const carried = new Set<string>()
  for (const [, , text = ''] of body.toString('latin1').matchAll(inline))
    if (text !== '') carried.add(hash('sha256', Buffer.from(text, 'latin1'), 'base64'))
  return rules.replace(/ 'sha256-([^']+)'/g, (source, digest: string) => (carried.has(digest) ? source : ''))
}

const inline = /<(script|style)\b[^>]*>([^]*?)<\/\1>/g

/** Where a form of ours may lead: to us, and on to who takes the payment. */
function formTargets(): string {
  const providers = [settings.paytrailUrl, process.env.PAYTRAIL_URL].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  )
  const known = ['https://pay.paytrail.com', 'https://services.paytrail.com']
  return ["'self'", ...new Set([...providers, ...known])].join(' ')
}

let onward: string | undefined

/** Only the admin's preview may frame a page, and it lives on our own origin. */
const framers = "'self'"
