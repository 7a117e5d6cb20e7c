import * as CookieConsent from 'vanilla-cookieconsent'
// By its address: imported as a style it would be loaded, and waited for, by every page of the shop.
import stylesheet from './ask.css?url'
import texts from '#locales/fi/consent.json'
import { matchesName } from '#domain/consent/matches-name.ts'
import { CONSENT_COOKIE, CONSENT_DAYS } from '#domain/own-storage.ts'
import type { ConsentData } from '../../shared/consent.ts'
import { fill } from '../../shared/fill.ts'

interface Asked {
  /** Opens the settings by category instead of the question. */
  isForSettings: boolean
  /** Follows the answer: the categories that are accepted. */
  decided: (accepted: readonly string[]) => void
}

let opened: Promise<void> | undefined

/** Asks for consent in the dialogs of vanilla-cookieconsent, which keeps the answer in its cookie. */
export async function ask(data: ConsentData, { isForSettings, decided }: Asked): Promise<void> {
  await (opened ??= addStyles().then(() => open(data, decided)))
  if (isForSettings) CookieConsent.showPreferences()
  else CookieConsent.show(true)
}

/** Resolves once the dialogs have their looks, or cannot have them. */
function addStyles(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet })
  link.onload = link.onerror = () => resolve()
  document.head.append(link)
  return promise
}

function open(data: ConsentData, decided: Asked['decided']): Promise<void> {
  const settle = ({ cookie }: { cookie: CookieConsent.CookieValue }) => {
    rewriteWithoutId(cookie)
    for (const { id, stored } of data.categories) if (!cookie.categories.includes(id)) forget(stored)
    decided(cookie.categories)
  }
  const language = document.documentElement.lang
  return CookieConsent.run({
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    revision: data.version,
    cookie: { name: CONSENT_COOKIE, expiresAfterDays: CONSENT_DAYS, sameSite: 'Lax' },
    guiOptions: { consentModal: { layout: 'bar inline' }, preferencesModal: { layout: 'bar', position: 'right' } },
    categories: {
      C0001: { enabled: true, readOnly: true },
      ...Object.fromEntries(data.categories.map(({ id }) => [id, {}])),
    },
    language: { default: language, translations: { [language]: wordsOf(data) } },
    onFirstConsent: settle,
    onChange: settle,
    onModalReady: ({ modalName, modal }) => modalName === 'consentModal' && leaveKeyboardFree(modal),
  })
}

function wordsOf({ categories, list }: ConsentData): CookieConsent.Translation {
  const { ask, choices, categories: named } = texts
  return {
    consentModal: {
      title: ask.title,
      description: `${ask.description} <a href="${list}">${ask.list}</a>`,
      acceptAllBtn: ask.accept,
      acceptNecessaryBtn: ask.refuse,
      showPreferencesBtn: ask.choose,
    },
    preferencesModal: {
      title: choices.title,
      acceptAllBtn: choices.accept,
      acceptNecessaryBtn: choices.refuse,
      savePreferencesBtn: choices.save,
      closeIconLabel: choices.close,
      sections: [
        { description: `${choices.intro} <a href="${list}">${ask.list}</a>` },
        { ...named.C0001, linkedCategory: 'C0001' },
        ...categories.map(({ id, names }) => ({
          title: named[id].title,
          description: `${named[id].description} ${fill(choices.in_use, { names: asHtml(names.join(', ')) })}`,
          linkedCategory: id,
        })),
      ],
    },
  }
}

/** The names are written by staff, and the library takes HTML. */
function asHtml(text: string): string {
  return Object.assign(document.createElement('p'), { textContent: text }).innerHTML
}

/** The library gives each answer a random id. Nothing of ours reads one, and a refusal must leave none. */
function rewriteWithoutId(cookie: CookieConsent.CookieValue): void {
  const value = encodeURIComponent(JSON.stringify({ ...cookie, consentId: '-' }))
  const expires = new Date(cookie.expirationTime).toUTCString()
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${CONSENT_COOKIE}=${value}; Expires=${expires}; Path=/; SameSite=Lax${secure}`
}

/** Removes what tags without consent have stored, as far as a script of ours can. */
function forget(stored: ConsentData['categories'][number]['stored']): void {
  for (const { name, kind } of stored) {
    const pattern = matchesName(name)
    if (kind === 'cookie') CookieConsent.eraseCookies(pattern)
    else {
      const storage = window[kind]
      for (const key of Object.keys(storage)) if (pattern.test(key)) storage.removeItem(key)
    }
  }
}

/** The question covers a part of the page and may wait, so the library must not keep the tab key within it. */
function leaveKeyboardFree(question: HTMLElement): void {
  question.removeAttribute('aria-modal')
  question.addEventListener('keydown', (event) => event.key === 'Tab' && event.stopPropagation())
}
