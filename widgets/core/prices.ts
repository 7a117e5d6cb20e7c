import type { Amount, Display } from './protocol.ts'

/** How prices are written. Every field may be left out. */
export interface PriceFormat {
  /** Before the number, such as `$`. */
  pre?: string
  /** After it, such as ` €`. */
  post?: string
  /** Between units and decimals. */
  decimal_places_delimiter?: string
  /** Between thousands. */
  thousands_delimiter?: string
  /** Decimals. */
  places_after_comma?: number
}

/** The prices of a card in numbers; null where there is none. */
export interface ShownPrices {
  price: number | null
  /** What it cost before; only where that is more than a price above zero (specification §9). */
  before: number | null
}

/** A number, or text that is one. What is anything else is no price. */
export function readAmount(amount: Amount): number | null {
  if (typeof amount === 'string' && !/^-?\d+(\.\d+)?$/.test(amount.trim())) return null
  const read = amount === null || amount === undefined ? NaN : Number(amount)
  return Number.isFinite(read) ? read : null
}

export function shownPrices({ sale_price, original_price }: Display): ShownPrices {
  const [sale, original] = [readAmount(sale_price), readAmount(original_price)]
  if (original === null || sale === null) return { price: sale ?? original, before: null }
  return sale > 0 && sale < original ? { price: sale, before: original } : { price: original, before: null }
}

/**
 * A price as text: by the format of the host where it gives one, else as the reader's language writes it. Empty without a
 * price. Recommendations of a merchant that names no currency are in Swedish crowns (specification §9).
 */
export function formatPrice(
  amount: Amount,
  {
    language,
    currency = 'SEK',
    format,
  }: { language: string; currency?: string | undefined; format?: PriceFormat | undefined },
): string {
  const read = readAmount(amount)
  if (read === null) return ''
  if (!format) return new Intl.NumberFormat(language, { style: 'currency', currency }).format(read)
  const { pre = '', post = '', places_after_comma: places = 2 } = format
  const { decimal_places_delimiter: point = ',', thousands_delimiter: gap = '\u00a0' } = format
  const [whole = '', part] = Math.abs(read).toFixed(places).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => gap)
  return `${pre}${read < 0 ? '−' : ''}${grouped}${part ? point + part : ''}${post}`
}
