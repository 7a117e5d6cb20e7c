/** The rules a field is checked by, in a chunk of their own because phone number metadata is large. */
export { problemsWithAddress } from '#domain/checkout/address.ts'
export { problemsWithContact } from '#domain/checkout/contact.ts'
