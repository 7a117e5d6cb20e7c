import type { IncomingMessage } from 'node:http'

/**
 * The address a visitor comes from: the other end of the line, or as many proxies back as are ours. Who came by fewer
 * of them is known by what the last one saw, and shares no count with others who did.
 *
 * Written back into the request as the only forwarded address, so that whoever asks later need not judge it again.
 */
export function settleVisitor(request: IncomingMessage, proxies: number): string {
  const { headers, socket } = request
  const line = [...String(headers['x-forwarded-for'] ?? '').split(','), socket.remoteAddress ?? '']
  const vouchedFor = line.slice(-1 - proxies).map((one) => one.trim())
  const address = vouchedFor.find(Boolean)?.replace(/^::ffff:/, '') ?? 'unknown'

  for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded', 'x-shop-inside'])
    delete headers[name]
  headers['x-forwarded-for'] = address
  return address
}
