import type { Customer } from '#contracts/customers.ts'
import type { OrderView } from '#contracts/orders.ts'
import type { Declaration } from '#contracts/withdrawals.ts'
import { isOrderNumber, readOrderNumber } from '#domain/orders/order-number.ts'

/** The form as typed: every field a text, so that no input is lost. */
export interface FormValues {
  name: string
  number: string
  email: string
  extent: Declaration['extent']
  words: string
  /** Pieces of each row of the order, as they were chosen. */
  rows: Record<string, number>
  key: string
}

const ROW = 'rivi-'

/** The field of a row of the order. */
export function rowField(ref: string): string {
  return `${ROW}${ref}`
}

export function readForm(form: FormData): FormValues {
  const text = (name: string, longest: number) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim().slice(0, longest) : ''
  }
  const fields = [...form.keys()].filter((name) => name.startsWith(ROW))
  return {
    name: text('name', 160),
    number: text('number', 40),
    email: text('email', 200),
    extent: text('extent', 10) === 'part' ? 'part' : 'all',
    words: text('words', 500),
    rows: Object.fromEntries(fields.map((name) => [name.slice(ROW.length), Number(text(name, 4)) || 0])),
    key: text('key', 80),
  }
}

/** The initial form, prefilled from the order of a link, or with the number from a mail and who is signed in. */
export function initialValues(order: OrderView | null, number: string, customer: Customer | null = null): FormValues {
  const buyer = order?.contact ?? customer
  const known = isOrderNumber(readOrderNumber(number)) ? readOrderNumber(number) : ''
  return {
    name: buyer ? `${buyer.firstName} ${buyer.lastName}` : '',
    number: order?.number ?? known,
    email: buyer?.email ?? '',
    extent: 'all',
    words: '',
    rows: {},
    key: '',
  }
}

/** The form as the contract has it. Rows are named only with the token of the order's link. */
export function declarationOf(typed: FormValues, order: OrderView | null, token: string): Declaration {
  const { name, number, email, extent, words } = typed
  const rows = (order?.lines ?? []).flatMap(({ ref, quantity: bought }) => {
    const quantity = Math.min(typed.rows[ref] ?? 0, bought)
    return quantity > 0 ? [{ ref, quantity }] : []
  })
  const hasWords = extent === 'part' && words !== ''
  const hasRows = extent === 'part' && order !== null && rows.length > 0
  return {
    name,
    email,
    extent,
    number: order?.number ?? number,
    ...(hasWords && { words }),
    ...(hasRows && { rows, token }),
  }
}
