import * as z from 'zod/mini'
import * as clean from '#domain/typed-text.ts'

/** What a person types or pastes is cleaned by the kind of its field before anything is judged; what is far too long is refused as it is. */
function typed(cleaned: (text: string) => string, max: number) {
  return z.string().check(
    z.overwrite((text) => (text.length > 20 * max ? text : cleaned(text))),
    z.maxLength(max),
  )
}

/** A text of one line: a street, a town, a company. */
export const line = (max: number) => typed(clean.typedLine, max)

/** A name of a person. */
export const personName = (max: number) => typed(clean.typedName, max)

/** A mail address. */
export const email = (max = 200) => typed(clean.typedEmail, max)

/** A phone number, with or without its country code. */
export const phone = () => typed(clean.typedPhone, 40)

/** A code, a PIN, or a number that is not counted with, such as that of an order. */
export const code = (max: number) => typed(clean.typedCode, max)

/** A postal code, with or without its country. */
export const postalCode = () => typed(clean.typedPostalCode, 10)

/** A Finnish business ID, also written as a VAT number. */
export const businessId = () => typed(clean.typedBusinessId, 20)

/** A text of many lines. */
export const note = (max: number) => typed(clean.typedNote, max)
