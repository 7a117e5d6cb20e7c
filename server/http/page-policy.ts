import { hash } from 'node:crypto'
import { settings } from '../settings.ts'
import type { OutsideHosts } from './render-context.ts'

/** The policy of the built site: the rules of all its pages, and the hash of every inline script and style. */
export interface BuildPolicy {
  rules: string[]
  scriptHashes: string[]
  styleHashes: string[]
}

/**
 * The content policy of pages: the rules of the build, with what is known only at run time. Cached pages carry hashes
 * and no nonce, so the policy stays valid as long as the page. Only the hashes of what a page carries are sent, which
 * saves a phone a kilobyte and a half. A page without a body, the answer to a `HEAD`, gets none. Hosts outside the shop are
 * allowed on the pages that name them.
 */
export function policyOf({ rules, scriptHashes, styleHashes }: BuildPolicy): PagePolicy {
  const known = { script: new Set(scriptHashes), style: new Set(styleHashes) }
  return (page, { scripts, data } = none) => {
    const carried = { script: new Set<string>(), style: new Set<string>() }
    // A page is UTF-8, but a hash is over bytes, and Latin-1 text is hashed fastest.
    for (const [, tag, text = ''] of page.toString('latin1').matchAll(inline)) {
      const source = text && `sha256-${hash('sha256', Buffer.from(text, 'latin1'), 'base64')}`
      if (known[tag as Inline].has(source)) carried[tag as Inline].add(` '${source}'`)
    }
    const sources = (tag: Inline) => `${tag}-src 'self'${[...carried[tag]].join('')}`
    const opened = rules.map((rule) => withTiles(/^(connect|img)-src /.test(rule) ? rule + listed(data) : rule))
    return withTargets([...opened, sources('script') + listed(scripts), sources('style')].join('; '))
  }
}

/** The content policy of a page, by its HTML and the hosts outside the shop that it names. */
export type PagePolicy = (page: Buffer, hosts?: OutsideHosts) => string

const none: OutsideHosts = { scripts: new Set(), data: new Set() }

function listed(hosts: Set<string>): string {
  return [...hosts].map((host) => ` ${host}`).join('')
}

/** Pictures may also come from the map service that the operator has set. */
function withTiles(rule: string): string {
  const { mapTiles } = settings
  return mapTiles && rule.startsWith('img-src ') ? `${rule} ${new URL(mapTiles.replace('{s}', '*')).origin}` : rule
}

type Inline = 'script' | 'style'

const inline = /<(script|style)\b[^>]*>([^]*?)<\/\1>/g

/** A policy with where forms may lead and who may frame the page. */
export function withTargets(rules: string): string {
  return `${rules}; form-action ${(onward ??= formTargets())}; frame-ancestors ${frameAncestors}`
}

/** Where our forms may lead: the shop itself, and the providers of payments and identification. */
function formTargets(): string {
  const providers = [settings.paytrailUrl, process.env.PAYTRAIL_URL, process.env.EID_ISSUER].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  )
  const known = ['https://pay.paytrail.com', 'https://services.paytrail.com']
  return ["'self'", ...new Set([...providers, ...known])].join(' ')
}

let onward: string | undefined

/** Only the admin's preview, on our own origin, may frame a page. */
const frameAncestors = "'self'"
