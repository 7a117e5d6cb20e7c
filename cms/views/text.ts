import i18next from 'i18next'
import { Failure } from '#contracts/refusals.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import admin from '#locales/fi/admin.json' with { type: 'json' }
import refusal from '#locales/fi/refusal.json' with { type: 'json' }

const MONEY = ['left', 'max']

const finnish = i18next.createInstance()
void finnish.init({
  lng: 'fi',
  resources: { fi: { admin, refusal } },
  defaultNS: 'admin',
  initAsync: false,
  interpolation: { escapeValue: false },
})

/** A text of the desk, on the server and in the browser alike. */
export function t(key: string, values: Record<string, string | number> = {}): string {
  return finnish.t(key, values)
}

/** The sentence of an answer that is not a success. What is not ours becomes "something broke". */
export function sentenceOf(answer: unknown): string {
  const read = Failure.safeParse(answer)
  const { code, details } = read.success ? read.data : { code: 'shop.unexpected', details: {} }
  return finnish.t(code, { ns: 'refusal', ...inEuros(details) })
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
