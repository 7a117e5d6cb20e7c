/** An IPv4 address, or the /48 prefix of an IPv6 address: one customer of a provider may have 65,536 networks. */
export function siteOf(address: string): string {
  return address.includes(':') ? networkOf(address).split(':').slice(0, 3).join(':') : address
}

/** An IPv4 address, or the /64 prefix of an IPv6 address, since one household has a whole /64. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const [before, after] = [partsOf(head), partsOf(tail ?? '')]
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}

/** Without leading zeros: one number is written in one way. */
function partsOf(written: string): string[] {
  return written === '' ? [] : written.split(':').map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
}
