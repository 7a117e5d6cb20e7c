import { readPhone } from '#domain/customers/phone.ts'

/** Name, phone, address and card of a customer, as in the account, on one order form, or of one saved card. Empty where unknown. */
export interface Detail {
  name?: string
  phone?: string
  address?: { street: string; zip: string }
  /** Kind, last digits and last month of a saved card: its number never comes to the shop. */
  card?: string
}

/**
 * How much two customers are alike: one `person` by a phone, or by a name with an address or a card; one `household` by an address or a
 * card alone; null where nothing is shared.
 */
export function likeness(one: readonly Detail[], other: readonly Detail[]): 'person' | 'household' | null {
  const shares = (of: (detail: Detail) => string | undefined) => {
    const known = new Set(one.map(of).filter(Boolean))
    return other.some((detail) => known.has(of(detail)))
  }
  if (shares(({ phone }) => readPhone(phone ?? ''))) return 'person'
  const isNear = shares(({ address }) => address && addressSign(address)) || shares(({ card }) => card)
  if (!isNear) return null
  return shares(({ name }) => lettersOf(name ?? '')) ? 'person' : 'household'
}

function addressSign({ street, zip }: { street: string; zip: string }): string {
  const signs = lettersOf(street)
  return signs && `${signs} ${zip.trim()}`
}

/** Letters and digits alone, without case: `Katu 1 A` is `katu1a`. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
