import type { PayloadRequest, Where } from 'payload'
import type { FoundCustomer } from '#contracts/customer-service.ts'
import { searchWords, type SearchWord } from '#domain/customers/search-words.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { mergedInto } from './merge-customers.ts'

const SHOWN = 20
/** After every letter, so that a range up to it holds whatever begins with the same letters. */
const LAST_LETTER = '\uffff'
const fields = ['number', 'firstName', 'lastName', 'email', 'phone', 'town'] as const

/** Customers by the beginnings of what is known of them, by last name. Every field is an index of its own. */
export async function searchCustomers(
  req: PayloadRequest,
  typed: string,
): Promise<{ customers: FoundCustomer[]; hasMore: boolean }> {
  const words = searchWords(typed)
  const gone = words.length === 1 && words[0]?.number
  const into = gone ? await mergedInto(req, gone) : null
  if (into) return searchCustomers(req, into)
  if (words.length === 0) return { customers: [], hasMore: false }
  const where = { and: words.map((word) => ({ or: beginnings(word) })) }
  const found = await findAll(req, 'customers', where, { limit: SHOWN + 1, sort: 'searchedLastName', fields })
  const customers = found.slice(0, SHOWN).map(({ id, phone, town, ...known }) => {
    const { number, firstName, lastName, email } = known
    return { id, number, firstName, lastName, email, phone: phone ?? '', town: town ?? '' }
  })
  return { customers, hasMore: found.length > SHOWN }
}

function beginnings({ text, number, phone }: SearchWord): Where[] {
  const names = ['searchedLastName', 'searchedFirstName', 'email'].map((field) => beginsWith(field, text))
  return [...names, ...(number ? [beginsWith('number', number)] : []), ...(phone ? [beginsWith('phone', phone)] : [])]
}

function beginsWith(field: string, text: string): Where {
  return { [field]: { greater_than_equal: text, less_than: text + LAST_LETTER } }
}
