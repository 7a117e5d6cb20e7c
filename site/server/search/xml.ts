import { xmlText } from '#domain/xml.ts'

/** An element with text; nothing where there is none. */
export function xmlElement(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : ''
}
