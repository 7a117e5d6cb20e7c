import type { Language } from '#contracts/language.ts'
import type { Seller } from '#contracts/seller.ts'
import { writtenPhone } from '#domain/customers/phone.ts'
import { textOf } from '#locales/texts.ts'

/** Name, address and contact details of the seller, a line each; none until an admin has entered them. */
export function sellerLines(language: Language, seller: Seller | null): string[] {
  if (!seller) return []
  const t = textOf(language, 'seller')
  const values = { ...seller, phone: writtenPhone(seller.phone) }
  return ['who', 'where', 'reached'].map((line) => t(line, values))
}
