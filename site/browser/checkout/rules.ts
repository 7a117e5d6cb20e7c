/** The rules a field is checked by, in a file of their own because the telephone numbers of the world weigh. */
export { problemsWithAddress } from '#domain/checkout/address.ts'
export { problemsWithContact } from '#domain/checkout/contact.ts'
