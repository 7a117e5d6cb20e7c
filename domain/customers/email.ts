import { typedEmail } from '#domain/typed-text.ts'

/** No spaces, no breaks, none of the signs that a mail header reads as more than an address. */
const EMAIL = /^[^\s\p{C}@<>()[\],;:"\\]+@(?:[^\s\p{C}@<>()[\],;:"\\.]+\.)+[^\s\p{C}@<>()[\],;:"\\.]{2,}$/u

/** Whether mail can be sent here: something, an @ and a domain (specification §5), in one line. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text) && !text.includes('..') && text.length <= 200
}

/** An address as an account keeps it, so that one address has one account: without spaces around it, in lower case. */
export function accountEmail(typed: string): string {
  return typedEmail(typed).toLowerCase()
}

/** Whether a mail address is at the chain's own domain, as that of the seller is. Capitals do not matter. */
export function isOfChain(address: string, sellersAddress: string): boolean {
  return domainOf(address) === domainOf(sellersAddress)
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
