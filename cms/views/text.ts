import i18next, { type i18n } from 'i18next'
import type { Language } from '#contracts/language.ts'
import { Failure } from '#contracts/refusals.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import admin from '#locales/fi/admin.json' with { type: 'json' }
import refusal from '#locales/fi/refusal.json' with { type: 'json' }
import type {} from '#locales/texts.ts'

const MONEY = ['left', 'max']

/** Every desk is in Finnish. */
const DESK: Language = 'fi'

/** The texts of the process; a browser makes its own of the two subjects that the desk needs. */
function texts(): i18n {
  return (globalThis.shopTexts ??= deskTexts())
}

function deskTexts(): i18n {
  const made = i18next.createInstance()
  const resources = { [DESK]: { admin, refusal } }
  void made.init({ lng: DESK, resources, initAsync: false, interpolation: { escapeValue: false } })
  return made
}

/** A text of the desk, on the server and in the browser alike. */
export function t(key: string, values: Record<string, string | number> = {}): string {
  return texts().t(key, { lng: DESK, ns: 'admin', ...values })
}

/** The sentence of an answer that is not a success. What is not ours becomes "something broke". */
export function sentenceOf(answer: unknown): string {
  const read = Failure.safeParse(answer)
  const { code, details } = read.success ? read.data : { code: 'shop.unexpected', details: {} }
  return texts().t(code, { lng: DESK, ns: 'refusal', ...inEuros(details) })
}

/** What staff's own refusals speak of is money: how much is left, or may at most be given back. */
function inEuros(details: Failure['details']): Failure['details'] {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'number' && MONEY.includes(name) ? formatPrice(value) : value,
    ]),
  )
}
