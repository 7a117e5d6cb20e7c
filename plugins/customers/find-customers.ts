import type { PayloadRequest, Where } from 'payload'
import type { FoundCustomer } from '#contracts/customer-service.ts'
import { searchWords, type SearchWord } from '#domain/customers/search-words.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { mergedInto } from './merge-customers.ts'

const SHOWN = 20
/** After every letter, so that a range up to it holds whatever begins with the same letters. */
const LAST_LETTER = '\uffff'
const fields = ['number', 'firstName', 'lastName', 'email', 'phone', 'town'] as const

/**
 * Customers by the beginnings of what is known of them, by last name. Each field is asked for by itself in the order of its
 * own index, so that the database reads no more than is shown, however many begin so.
 */
export async function searchCustomers(
  req: PayloadRequest,
  typed: string,
): Promise<{ customers: FoundCustomer[]; hasMore: boolean }> {
  const [word, ...others] = searchWords(typed).toSorted((a, b) => b.text.length - a.text.length)
  if (!word) return { customers: [], hasMore: false }
  const into = others.length === 0 && word.number ? await mergedInto(req, word.number) : null
  if (into) return searchCustomers(req, into)
  const filters: Where[] = others.map((other) => ({ or: beginnings(other).map(beginsWith) }))
  const found = await Promise.all(
    beginnings(word).map((begins) => {
      const where = { and: [beginsWith(begins), ...filters] }
      return findAll(req, 'customers', where, { limit: SHOWN + 1, sort: begins[0], fields })
    }),
  )
  const all = [...new Map(found.flat().map((one) => [one.id, one])).values()]
  const customers = all.slice(0, SHOWN).map(({ id, phone, town, ...known }) => {
    const { number, firstName, lastName, email } = known
    return { id, number, firstName, lastName, email, phone: phone ?? '', town: town ?? '' }
  })
  return { customers: customers.toSorted(byName), hasMore: all.length > SHOWN }
}

/** A field, and what it begins with. */
type Beginning = [field: string, text: string]

function beginnings({ text, number, phone }: SearchWord): Beginning[] {
  const names = ['searchedLastName', 'searchedFirstName', 'email'].map((field): Beginning => [field, text])
  return [
    ...names,
    ...(number ? [['number', number] as Beginning] : []),
    ...(phone ? [['phone', phone] as Beginning] : []),
  ]
}

function beginsWith([field, text]: Beginning): Where {
  return { [field]: { greater_than_equal: text, less_than: text + LAST_LETTER } }
}

function byName(a: FoundCustomer, b: FoundCustomer): number {
  return a.lastName.localeCompare(b.lastName, 'fi') || a.firstName.localeCompare(b.firstName, 'fi')
}
