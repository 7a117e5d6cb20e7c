import { typedEmail, typedLine, typedName, typedPhone, typedPostalCode } from '#domain/typed-text.ts'

/** The rules a field is checked by, in a chunk of their own because phone number metadata is large. */
export { problemsWithAddress } from '#domain/checkout/address.ts'
export { problemsWithContact } from '#domain/checkout/contact.ts'

const CLEANERS: Record<string, (text: string) => string> = {
  firstName: typedName,
  lastName: typedName,
  email: typedEmail,
  phone: typedPhone,
  zip: typedPostalCode,
}

/** What is typed into a field, as the contract cleans it before the rules judge. */
export function cleaned(name: string, text: string): string {
  return (CLEANERS[name] ?? typedLine)(text)
}
