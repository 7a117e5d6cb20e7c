import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'

/** Whether the shop may connect to an IP address. */
export type MayReach = (address: string) => boolean

/** A typed address leads into a network that is not public. */
export class PrivateAddress extends Error {}

/** Throws `PrivateAddress` for a numeric host that may not be reached: it is connected to without being looked up. */
export function refusePrivateHost({ hostname }: URL, mayReach: MayReach): void {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !mayReach(host)) throw new PrivateAddress(host)
}

/**
 * Looks names up, and fails with `PrivateAddress` where any of their addresses may not be reached. The address that is
 * connected to is checked itself, so that no name can lead elsewhere after the check.
 */
export function lookupReachable(mayReach: MayReach): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (problem, addresses) => {
      const [first] = addresses ?? []
      if (problem || !first) return done(problem ?? new Error(`Nothing has the name ${host}`), '', 4)
      if (!addresses.every(({ address }) => mayReach(address))) return done(new PrivateAddress(host), '', 4)
      if (options.all) return done(null, addresses)
      return done(null, first.address, first.family)
    })
  }
}
