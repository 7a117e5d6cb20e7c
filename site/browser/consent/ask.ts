import * as CookieConsent from 'vanilla-cookieconsent'
// By its address: imported as a style it would be loaded, and waited for, by every page of the shop.
import stylesheet from './ask.css?url'
import texts from '#locales/fi/consent.json'
import { CONSENT_COOKIE, CONSENT_DAYS } from '#domain/own-storage.ts'
import type { ConsentData } from '../../shared/consent.ts'
import { fill } from '../../shared/fill.ts'
import { writeDecision } from './decision.ts'
import { pathHere } from '#site/shared/paths.ts'

type Decided = (accepted: readonly string[]) => void

let opened: Promise<void> | undefined

/** Opens the settings in the dialog of vanilla-cookieconsent, which keeps the answer in its cookie. */
export async function ask(data: ConsentData, decided: Decided): Promise<void> {
  await (opened ??= addStyles().then(() => open(data, decided)))
  CookieConsent.showPreferences()
}

/** Resolves once the dialogs have their looks, or cannot have them. */
function addStyles(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet })
  link.onload = link.onerror = () => resolve()
  document.head.append(link)
  return promise
}

function open(data: ConsentData, decided: Decided): Promise<void> {
  const settle = ({ cookie }: { cookie: CookieConsent.CookieValue }) => {
    // The library gives each answer a random id. Nothing of ours reads one, and a refusal must leave none.
    writeDecision({ ...cookie, consentId: '-' })
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
    guiOptions: { preferencesModal: { layout: 'bar', position: 'right' } },
    categories: {
      C0001: { enabled: true, readOnly: true },
      ...Object.fromEntries(data.categories.map(({ id }) => [id, {}])),
    },
    language: { default: language, translations: { [language]: wordsOf(data) } },
    onFirstConsent: settle,
    onChange: settle,
  })
}

function wordsOf({ categories, list }: ConsentData): CookieConsent.Translation {
  const { choices, categories: named } = texts
  return {
    // Asked by the bar of the page: this one is never shown.
    consentModal: { title: texts.ask.title },
    preferencesModal: {
      title: choices.title,
      acceptAllBtn: choices.accept,
      acceptNecessaryBtn: choices.refuse,
      savePreferencesBtn: choices.save,
      closeIconLabel: choices.close,
      sections: [
        { description: `${choices.intro} <a href="${pathHere(list)}">${texts.ask.list}</a>` },
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
