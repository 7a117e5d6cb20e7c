import { BlockList, isIP } from 'node:net'

/** Networks without public servers (IANA special-purpose registries). */
const closed = new BlockList()
const v4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]
/** In IPv6 only what is given out (2000::/3) is public, without documentation, tunnels and benchmarks. */
const v6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

for (const [list, family] of [
  [v4, 'ipv4'],
  [v6, 'ipv6'],
] as const) {
  for (const subnet of list) {
    const [network = '', bits] = subnet.split('/')
    closed.addSubnet(network, Number(bits), family)
  }
}

const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public network, where the shop may read from. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && given.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
