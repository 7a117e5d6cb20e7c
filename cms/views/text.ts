import i18next, { type i18n } from 'i18next'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { Failure } from '#contracts/refusals.ts'
import { formatPrice } from '#domain/money/euros.ts'
import admin from '#locales/fi/admin.json' with { type: 'json' }
import refusal from '#locales/fi/refusal.json' with { type: 'json' }
import type {} from '#locales/texts.ts'

const MONEY = ['left', 'max']

let inBrowser: i18n | undefined

/** The texts of the process; a browser has an instance of its own, of the two namespaces that the admin needs. */
function texts(): i18n {
  return globalThis.shopTexts ?? (inBrowser ??= adminTexts())
}

function adminTexts(): i18n {
  const made = i18next.createInstance()
  const resources = { [STAFF_LANGUAGE]: { admin, refusal } }
  void made.init({ lng: STAFF_LANGUAGE, resources, initAsync: false, interpolation: { escapeValue: false } })
  return made
}

/** Gives a text of the admin, on the server and in the browser. */
export function t(key: string, values: Record<string, string | number> = {}): string {
  return texts().t(key, { lng: STAFF_LANGUAGE, ns: 'admin', ...values })
}

/** The word that these texts of the admin have for a code; the code itself where they have none. */
export function wordOf(words: string, code: string | number): string {
  const key = `${words}.${code}`
  return texts().exists(key, { lng: STAFF_LANGUAGE, ns: 'admin' }) ? t(key) : String(code)
}

/** Gives the sentence of a failure: of what does not fit its contract, what to do with the field. An unknown code becomes "something broke". */
export function sentenceOf(answer: unknown): string {
  const read = Failure.safeParse(answer)
  const { code, details }: Failure = read.success ? read.data : { code: 'shop.unexpected', details: {} }
  if (code === 'request.malformed' && typeof details.problem === 'string')
    return t(`malformed.${details.problem}`, details)
  return texts().t(code, { lng: STAFF_LANGUAGE, ns: 'refusal', ...inEuros(details) })
}

/** The details of refusals for staff that are cents. */
function inEuros(details: Failure['details']): Failure['details'] {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'number' && MONEY.includes(name) ? formatPrice(value) : value,
    ]),
  )
}
