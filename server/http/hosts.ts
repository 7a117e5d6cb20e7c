import type { IncomingMessage } from 'node:http'

/** Names of this machine, always accepted on our own port. */
const own = ['localhost', '127.0.0.1', '[::1]']

/**
 * Every `Host` the shop accepts.
 *
 * The host is part of the key of every cached page and of every absolute address, so an unknown one is refused. A name
 * of `SHOP_HOSTS` without a port is accepted on our port and on the default ports, which browsers omit.
 */
export function trustedHosts({ port, url, hosts }: { port: number; url: string; hosts: string[] }): Set<string> {
  const named = hosts.flatMap((name) => (hasPort(name) ? [name] : [name, `${name}:${port}`]))
  const trusted = [...own.map((name) => `${name}:${port}`), ...named, new URL(url).host]
  if (port === 80) trusted.push(...own)
  return new Set(trusted.map((host) => host.toLowerCase()))
}

/**
 * The one `Host` of a request, in lower case; null where it has several, of which a proxy before the shop may have read
 * another.
 */
export function hostOf({ headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): string | null {
  const lines = rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host')
  return lines.length > 1 ? null : (headers.host?.toLowerCase() ?? '')
}

function hasPort(name: string): boolean {
  return /:\d+$/.test(name)
}
