import type { Language } from '#contracts/language.ts'
import type { Seller } from '#contracts/seller.ts'
import { writtenPhone } from '#domain/customers/written-phone.ts'
import { textOf } from '#locales/texts.ts'

/** Who sells, where they are and how they are reached, a line each; no line until it is written down. */
export function sellerLines(language: Language, seller: Seller | null): string[] {
  if (!seller) return []
  const t = textOf(language, 'seller')
  const values = { ...seller, phone: writtenPhone(seller.phone) }
  return ['who', 'where', 'reached'].map((line) => t(line, values))
}
