import type { IncomingMessage } from 'node:http'

/**
 * The address a visitor comes from: the other end of the line, or as many proxies back as are ours.
 *
 * Written back into the request as the only forwarded address, so that whoever asks later need not judge it again.
 */
export function settleVisitor(request: IncomingMessage, proxies: number): string {
  const { headers, socket } = request
  const line = [...String(headers['x-forwarded-for'] ?? '').split(','), socket.remoteAddress ?? '']
  const address = (proxies > 0 ? line.at(-1 - proxies) : line.at(-1))?.trim().replace(/^::ffff:/, '') || 'unknown'

  for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded', 'x-shop-inside'])
    delete headers[name]
  headers['x-forwarded-for'] = address
  return address
}
