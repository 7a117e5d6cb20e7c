import type { IncomingMessage } from 'node:http'

/**
 * Resolves the client's address: the socket's peer, or the forwarded address as many trusted proxies back as are
 * configured. A request through fewer proxies gets the first address of its chain. Written back as the only forwarded address, so that later readers need not judge it again.
 */
export function resolveClientAddress(request: IncomingMessage, proxies: number): string {
  const { headers, socket } = request
  const line = [...String(headers['x-forwarded-for'] ?? '').split(','), socket.remoteAddress ?? '']
  const trustedHops = line.slice(-1 - proxies).map((one) => one.trim())
  const address = trustedHops.find(Boolean)?.replace(/^::ffff:/, '') ?? 'unknown'

  for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded', 'x-shop-inside'])
    delete headers[name]
  headers['x-forwarded-for'] = address
  return address
}
