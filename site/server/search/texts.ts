import { xmlText } from '#domain/xml.ts'

/** The absolute URL of a path at the shop's main address, whichever host was requested. */
export function absoluteUrl(path: string): string {
  return new URL(path, process.env.SHOP_URL).href
}

/** Longest description that results of a search show whole, in characters. */
const MOST = 160

/** The beginning of a text, cut between two words where it is longer than results of a search show. */
export function excerpt(text: string): string {
  if (text.length <= MOST) return text
  const cut = text.slice(0, MOST)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s.,:;–-]+$/, '')}…`
}

/** An element with text; nothing where there is none. */
export function xmlElement(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : ''
}
