import { birthDateOf } from '#domain/customers/social-number.ts'
import { deleteWhere, findAll } from '#plugins/kit/storage/documents.ts'
import type { KeepsRecords } from './hooks.ts'
import { dropExports } from './export-data.ts'
import { dropLinks } from './mailed-links.ts'
import { socialNumberOf } from './social-numbers.ts'

/** What the account itself holds. It goes last, by `delete-account.ts`. */
export const accountRecords: KeepsRecords = {
  async collect(req, customer) {
    const { number, firstName, lastName, email, phone, street, postalCode, town } = customer
    const { language, marketing, termsVersion, createdAt, isIdentified, smsNotices, trail } = customer
    const socialNumber = socialNumberOf(req, customer)
    return {
      ...(socialNumber !== null && { isHealth: true }),
      rows: [
        { number, firstName, lastName, email, phone, street, postalCode, town, language },
        { createdAt, termsVersion, isIdentified: Boolean(isIdentified), smsNotices: Boolean(smsNotices), marketing },
        ...(socialNumber === null ? [] : [{ socialNumber, birthDate: birthDateOf(socialNumber) }]),
        // What staff have done to the account, without their names.
        ...(trail ?? []).map(({ at, deed: action, note }) => ({ at, deed: action, note })),
      ],
    }
  },
  async erase(req, { number, email }) {
    await dropExports(req, number)
    await dropLinks(req, number)
    await deleteWhere(req, 'account-links', { email: { equals: email } })
    await deleteWhere(req, 'customer-merges', { into: { equals: number } })
    return []
  },
}

/** Where the customer is signed in. */
export const sessionRecords: KeepsRecords = {
  async collect(req, { number }) {
    const found = await findAll(req, 'customer-sessions', { customer: { equals: number } }, { sort: 'startedAt' })
    return {
      rows: found.map(({ device, method, startedAt, lastUsedAt, identifiedAt }) => {
        return { device, method, startedAt, lastUsedAt, identifiedAt }
      }),
    }
  },
  async erase(req, { number }) {
    await deleteWhere(req, 'customer-sessions', { customer: { equals: number } })
    return []
  },
}
