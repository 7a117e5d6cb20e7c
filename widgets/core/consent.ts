/** What a visitor may agree to (specification §6). */
export type ConsentLevel = 'necessary' | 'preferences' | 'statistics' | 'marketing'

/**
 * A consent tool that stores the answer in a cookie, and reports a change by an event of the window or the document.
 */
export interface ConsentTool {
  /** Name of the cookie that the tool writes. */
  cookie: string
  /** Names of events of the window after which it is read again. */
  events: readonly string[]
  /** The levels that the cookie's value, decoded, agrees to. */
  read: (value: string) => readonly ConsentLevel[]
}

/**
 * Where consent is read from. Without it nothing is sent and nothing stored.
 *
 * `cookiebot` and `onetrust` are known tools; `given` is for pages that load the widgets after they have asked; a function
 * is asked at every event, and whenever the window hears `widgets:consent`.
 */
export type ConsentSource = 'cookiebot' | 'onetrust' | 'given' | ConsentTool | (() => boolean)

const LEVELS: readonly ConsentLevel[] = ['necessary', 'preferences', 'statistics', 'marketing']
/** OneTrust's groups. Personalization and recommendations are C0003. */
const GROUPS: Readonly<Record<string, ConsentLevel>> = {
  C0001: 'necessary',
  C0002: 'statistics',
  C0003: 'preferences',
  C0004: 'marketing',
}

export const cookiebot: ConsentTool = {
  cookie: 'CookieConsent',
  events: ['CookiebotOnAccept', 'CookiebotOnDecline'],
  read: (value) => LEVELS.filter((level) => new RegExp(`\\b${level}['"]?:true\\b`).test(value)),
}

export const onetrust: ConsentTool = {
  cookie: 'OptanonConsent',
  events: ['consent.onetrust', 'OneTrustGroupsUpdated'],
  read(value) {
    const groups = new URLSearchParams(value).get('groups') ?? ''
    const given = groups.split(',').flatMap((group) => (group.endsWith(':1') ? [group.slice(0, -2)] : []))
    return given.flatMap((group) => GROUPS[group] ?? [])
  },
}

export interface Consent {
  isGiven: () => boolean
  /** Calls with every change until the function it gives is called. */
  follow: (changed: (isGiven: boolean) => void) => () => void
}

/** Notifies the widgets that a page's own consent has changed. */
export const CONSENT_EVENT = 'widgets:consent'

export function consentFrom(source: ConsentSource | undefined, level: ConsentLevel = 'preferences'): Consent {
  const tool = source === 'cookiebot' ? cookiebot : source === 'onetrust' ? onetrust : source
  const isGiven = () => {
    if (tool === undefined || tool === 'given') return tool === 'given'
    if (typeof tool === 'function') return tool()
    return tool.read(cookieNamed(tool.cookie)).includes(level)
  }
  const events = typeof tool === 'object' ? [...tool.events, CONSENT_EVENT] : [CONSENT_EVENT]
  return {
    isGiven,
    follow(changed) {
      let before = isGiven()
      const look = () => {
        const after = isGiven()
        if (after !== before) changed((before = after))
      }
      const targets = [window, document]
      for (const target of targets) for (const event of events) target.addEventListener(event, look)
      return () => {
        for (const target of targets) for (const event of events) target.removeEventListener(event, look)
      }
    },
  }
}

/** The value of a cookie, decoded; empty where there is none, and where cookies cannot be read. */
export function cookieNamed(name: string): string {
  try {
    const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
    return decodeURIComponent(cookie?.slice(name.length + 1) ?? '')
  } catch {
    return ''
  }
}
