import { hash } from 'node:crypto'
import { settings } from '../settings.ts'

/**
 * The content policy of a page: Astro's hashes of its scripts and styles, with what is known only at run time. Cached
 * pages carry hashes and no nonce, so the policy stays valid as long as the page. Astro lists the hashes of all pages;
 * only those of this page are sent, which saves a phone a kilobyte and a half.
 */
export function pagePolicy(written: string | undefined, body?: Buffer): string {
  const rules = written?.replace(/;?\s*$/, '') ?? "default-src 'self'; object-src 'none'; base-uri 'self'"
  return `${body?.length ? onlyCarried(rules, body) : rules}; form-action ${(onward ??= formTargets())}; frame-ancestors ${frameAncestors}`
}

/** A page is UTF-8, but a hash is over bytes, and Latin-1 text is hashed fastest. */
function onlyCarried(rules: string, body: Buffer): string {
  const carried = new Set<string>()
  for (const [, , text = ''] of body.toString('latin1').matchAll(inline))
    if (text !== '') carried.add(hash('sha256', Buffer.from(text, 'latin1'), 'base64'))
  return rules.replace(/ 'sha256-([^']+)'/g, (source, digest: string) => (carried.has(digest) ? source : ''))
}

const inline = /<(script|style)\b[^>]*>([^]*?)<\/\1>/g

/** Where our forms may lead: the shop itself, and the payment provider. */
function formTargets(): string {
  const providers = [settings.paytrailUrl, process.env.PAYTRAIL_URL].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  )
  const known = ['https://pay.paytrail.com', 'https://services.paytrail.com']
  return ["'self'", ...new Set([...providers, ...known])].join(' ')
}

let onward: string | undefined

/** Only the admin's preview, on our own origin, may frame a page. */
const frameAncestors = "'self'"
