import type { EInvoiceReceiver } from '#contracts/invoices.ts'
import type { FieldProblem } from '#domain/refusal.ts'
import { isBusinessId } from '#domain/seller/is-business-id.ts'
import { isFinnishIban, readIban } from './iban.ts'

/** How an e-invoice stands: it waits to leave, is with the operator, has come, was refused, or went by mail after that. */
export type EInvoiceState = 'waiting' | 'sent' | 'delivered' | 'refused' | 'mailed'

/** One document on its way as an e-invoice: the invoice itself, or one of its credit notes. */
export interface EInvoiceSending {
  /** That of the invoice or the credit note. */
  number: number
  /** Names it at the operator, so that it is taken once (UUID). */
  id: string
  state: EInvoiceState
  /** ISO instant since which it stands so. */
  since: string
  /** Why it was refused, in the operator's words. */
  reason: string
}

/** Where the e-invoices of a company arrive: its address, and the operator behind it. */
export interface EInvoiceAddress {
  /** An OVT code, or an IBAN. */
  address: string
  /** An operator's code, or the BIC of a bank. */
  operator: string
}

/**
 * The receiver of an e-invoice, with the references that its bookkeeping asks for; empty where it asks for none.
 */
export interface EInvoiceTo extends EInvoiceAddress {
  businessId: string
  buyerReference: string
  orderNumber: string
  agreement: string
}

/** An invoice that goes as an e-invoice, and what has become of it and of its credit notes. */
export interface EInvoice extends EInvoiceTo {
  sendings: EInvoiceSending[]
}

/** Whether what comes of an invoice goes as an e-invoice: not once it had to be mailed. */
export function goesAsEInvoice(eInvoice: EInvoice | null): eInvoice is EInvoice {
  return eInvoice !== null && eInvoice.sendings[0]?.state !== 'mailed'
}

/** The e-invoice with one more document that waits to leave. */
export function withSending(eInvoice: EInvoice, number: number, id: string, at: string): EInvoice {
  const waiting: EInvoiceSending = { number, id, state: 'waiting', since: at, reason: '' }
  return { ...eInvoice, sendings: [...eInvoice.sendings, waiting] }
}

/** The steps that a document may take at the operator and after it. */
const NEXT: Record<EInvoiceState, readonly EInvoiceState[]> = {
  waiting: ['sent', 'delivered', 'refused', 'mailed'],
  sent: ['delivered', 'refused', 'mailed'],
  refused: ['mailed'],
  delivered: [],
  mailed: [],
}

/**
 * The e-invoice after its document has changed state; null where that is no step of it, as when it is reported twice.
 */
export function movedSending(
  eInvoice: EInvoice,
  number: number,
  to: Pick<EInvoiceSending, 'state' | 'since' | 'reason'>,
): EInvoice | null {
  const sending = eInvoice.sendings.find((one) => one.number === number)
  if (!sending || !NEXT[sending.state].includes(to.state)) return null
  return { ...eInvoice, sendings: eInvoice.sendings.map((one) => (one === sending ? { ...one, ...to } : one)) }
}

/**
 * The e-invoice at a mended address, to which all that was refused waits to leave anew: each under an id of its own, since the operator keeps
 * what it has refused. Null where nothing was.
 */
export function resentTo(
  eInvoice: EInvoice,
  { address, operator }: EInvoiceAddress,
  newId: () => string,
  at: string,
): EInvoice | null {
  if (!eInvoice.sendings.some(isRefused)) return null
  const anew = { state: 'waiting', since: at, reason: '' } as const
  return {
    ...eInvoice,
    address,
    operator,
    sendings: eInvoice.sendings.map((one) => (isRefused(one) ? { ...one, ...anew, id: newId() } : one)),
  }
}

/** Whether the operator did not take a document. */
export const isRefused = ({ state }: Pick<EInvoiceSending, 'state'>): boolean => state === 'refused'

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000]

/** How long the operator is waited for in each state, in milliseconds, before staff may mail what has not come. */
const WAITED_FOR_MS: Record<EInvoiceState, number> = {
  waiting: HOUR_MS,
  sent: 14 * DAY_MS,
  refused: 0,
  delivered: Infinity,
  mailed: Infinity,
}

/** The documents that staff may mail instead at this instant (ISO): refused ones, and those of which the operator is silent. */
export function mailableSendings(eInvoice: EInvoice | null, now: string): EInvoiceSending[] {
  return (eInvoice?.sendings ?? []).filter(
    ({ state, since }) => Date.parse(now) - Date.parse(since) >= WAITED_FOR_MS[state],
  )
}

/**
 * In how many milliseconds the operator is asked again of what it has had since this instant (ISO): ever more seldom. Null once it has been
 * silent for so long that staff must ask it.
 */
export function asksAgainIn(since: string, now: string): number | null {
  const passed = Date.parse(now) - Date.parse(since)
  if (passed >= WAITED_FOR_MS.sent) return null
  if (passed < 10 * MINUTE_MS) return MINUTE_MS
  return passed < DAY_MS ? HOUR_MS : DAY_MS
}

/** OVT (ISO/IEC 6523): 0037, the eight digits of a business ID and up to five signs of its own; or an IBAN. */
export function isEInvoiceAddress(address: string): boolean {
  const [, id, check] = /^0037(\d{7})(\d)[0-9A-Z]{0,5}$/.exec(address) ?? []
  return id === undefined ? isFinnishIban(address) : isBusinessId(`${id}-${check}`)
}

/** The code of an operator, or the BIC of a bank. */
export const isOperatorCode = (code: string): boolean => /^[0-9A-Z]{6,20}$/.test(code)

/** The problems of where e-invoices go as it is typed, with the fields `address` and `operator`. */
export function problemsWithEInvoiceAddress({ address, operator }: EInvoiceAddress): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (!isEInvoiceAddress(readIban(address)))
    problems.push({ field: 'address', code: 'business.invoice_address_malformed' })
  if (!isOperatorCode(readIban(operator))) problems.push({ field: 'operator', code: 'business.operator_malformed' })
  return problems
}

/** The same as it is stored: in capital letters without spaces. */
export const acceptedEInvoiceAddress = ({ address, operator }: EInvoiceAddress): EInvoiceAddress => ({
  address: readIban(address),
  operator: readIban(operator),
})

/** The problems of a receiver as staff have typed it. */
export function problemsWithReceiver({ businessId, company, ...to }: EInvoiceReceiver): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (company.trim().length < 2) problems.push({ field: 'eInvoice.company', code: 'business.company_missing' })
  if (!isBusinessId(businessId)) problems.push({ field: 'eInvoice.businessId', code: 'business.id_malformed' })
  const inForm = ({ field, ...problem }: FieldProblem) => ({ ...problem, field: `eInvoice.${field}` })
  return [...problems, ...problemsWithEInvoiceAddress(to).map(inForm)]
}
