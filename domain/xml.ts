/** Text as XML holds it, without the control characters that XML 1.0 cannot hold. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** An element: its name, its text or the elements in it, and its attributes. */
export type XmlElement = readonly [
  name: string,
  /** Empty text and no elements leave it out; null leaves it empty, where its attributes say all. */
  content: string | readonly XmlElement[] | null,
  attributes?: Readonly<Record<string, string>>,
]

/** An element as XML, a line each, what is in it indented by two. */
export function writeXml([name, content, attributes = {}]: XmlElement, depth = 0): string {
  const indent = '  '.repeat(depth)
  const tag = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${xmlText(value)}"`)].join(' ')
  if (content === null) return `${indent}<${tag}/>\n`
  if (typeof content === 'string') return content === '' ? '' : `${indent}<${tag}>${xmlText(content)}</${name}>\n`
  const inner = content.map((one) => writeXml(one, depth + 1)).join('')
  return inner === '' ? '' : `${indent}<${tag}>\n${inner}${indent}</${name}>\n`
}
