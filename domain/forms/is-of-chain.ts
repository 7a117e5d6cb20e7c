/** Whether a mail address is at the chain's own domain, as that of the seller is. Capitals do not matter. */
export function isOfChain(address: string, sellersAddress: string): boolean {
  return domainOf(address) === domainOf(sellersAddress)
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
