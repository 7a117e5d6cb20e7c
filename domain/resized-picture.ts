import { ProviderProblem } from '#domain/refusal.ts'

/** Widths that pictures are resized to, in pixels (specification §7: 64 to 4096): those that clients of the protocol ask for. */
export const resizedWidths: readonly number[] = [64, 128, 256, 300, 400, 512, 1024, 2048, 4096]

const formats = ['webp', 'jpeg', 'png'] as const

/** A picture in one size. */
export interface ResizedPicture {
  url: URL
  width: number
  format: (typeof formats)[number]
}

const LONGEST_ADDRESS = 2000

/** What a query asks for. Throws 422 for another width or format, and for what is no address of the web. */
export function readResizedPicture(query: URLSearchParams): ResizedPicture {
  const width = Number(query.get('width'))
  if (!resizedWidths.includes(width)) throw problem('width', `One of ${resizedWidths.join(', ')}`)
  const format = formats.find((one) => one === query.get('format'))
  if (!format) throw problem('format', `One of ${formats.join(', ')}`)
  const written = query.get('url') ?? ''
  const url = written.length > LONGEST_ADDRESS ? null : URL.parse(written)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw problem('url', 'A full address')
  url.hash = ''
  return { url, width, format }
}

function problem(name: string, msg: string): ProviderProblem {
  return new ProviderProblem(422, 'contract', ['query', name], msg)
}
