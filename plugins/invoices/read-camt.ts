import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { BankRow } from '#domain/invoices/bank-rows.ts'
import { bareReference } from '#domain/invoices/reference-number.ts'
import { Refusal } from '#domain/refusal.ts'

type Node = { [name: string]: Node[] | Node | string | undefined }

/** Elements that may stand several times, so that they are always read as lists. */
const LISTS = ['Ntfctn', 'Ntry', 'NtryDtls', 'TxDtls', 'Strd']

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // A document type could define entities that grow without end.
  processEntities: false,
  isArray: (name) => LISTS.includes(name),
})

/**
 * Reads a camt.054 of credits (ISO 20022, BankToCustomerDebitCreditNotification): each transaction of each entry.
 * Debits are left out. Throws with the entry that is wrong, counted from 1.
 */
export function readCamt(text: string): BankRow[] {
  if (/<!DOCTYPE/i.test(text)) throw new Refusal('bankfile.unreadable', { row: 1 })
  const isWhole = XMLValidator.validate(text)
  if (isWhole !== true) throw new Refusal('bankfile.half', { row: isWhole.err.line })
  const notified = child(child(parsed(text), 'Document'), 'BkToCstmrDbtCdtNtfctn')
  const entries = list(notified, 'Ntfctn').flatMap((notification) => entriesOf(notification))
  return entries.flatMap((entry, index) => rowsOf(entry, index + 1))
}

/** The parser refuses names that could change objects, and elements in each other without end. */
function parsed(text: string): Node {
  try {
    return parser.parse(text) as Node
  } catch {
    throw new Refusal('bankfile.unreadable', { row: 1 })
  }
}

/** Throws where fewer entries came than the notification counts, or another sum. */
function entriesOf(notification: Node): Node[] {
  const entries = list(notification, 'Ntry')
  const summary = child(child(notification, 'TxsSummry'), 'TtlNtries')
  const [count, sum] = [value(summary, 'NbOfNtries'), value(summary, 'Sum')]
  const added = entries.reduce((total, entry) => total + (centsOf(value(child(entry, 'Amt'), '#text')) ?? 0), 0)
  const row = entries.length
  if (count !== '' && Number(count) !== entries.length) throw new Refusal('bankfile.half', { row })
  if (sum !== '' && centsOf(sum) !== added) throw new Refusal('bankfile.half', { row })
  return entries
}

function rowsOf(entry: Node, row: number): BankRow[] {
  if (value(entry, 'CdtDbtInd') === 'DBIT' && value(entry, 'RvslInd') !== 'true') return []
  const whole = amountIn(entry, row)
  const transactions = list(entry, 'NtryDtls').flatMap((details) => list(details, 'TxDtls'))
  const rows = transactions.map((transaction) => rowOf(entry, transaction, transactions.length === 1, row))
  if (rows.length === 0) throw new Refusal('bankfile.unreadable', { row })
  // The transactions of a batch add up to its entry.
  if (rows.reduce((sum, { amount }) => sum + amount, 0) !== whole) throw new Refusal('bankfile.half', { row })
  return rows
}

function rowOf(entry: Node, transaction: Node, isOnly: boolean, row: number): BankRow {
  const references = child(transaction, 'Refs')
  const archiveId = value(references, 'AcctSvcrRef') || (isOnly ? value(entry, 'AcctSvcrRef') : '')
  const structured = list(child(transaction, 'RmtInf'), 'Strd').map((one) => value(child(one, 'CdtrRefInf'), 'Ref'))
  const own = child(transaction, 'Amt')
  const detailed = child(child(child(transaction, 'AmtDtls'), 'TxAmt'), 'Amt')
  const amounts = [own, detailed].find((one) => value(one, '#text') !== '')
  const parties = child(transaction, 'RltdPties')
  const payer = value(child(parties, 'Dbtr'), 'Nm') || value(child(child(parties, 'Dbtr'), 'Pty'), 'Nm')
  const paidOn = value(child(entry, 'BookgDt'), 'Dt') || value(child(entry, 'BookgDt'), 'DtTm').slice(0, 10)
  if (archiveId === '' || archiveId.length > 64 || !/^\d{4}-\d\d-\d\d$/.test(paidOn))
    throw new Refusal('bankfile.unreadable', { row })
  return {
    archiveId,
    paidOn,
    payer: payer.slice(0, 70),
    reference: bareReference(structured.find((one) => one !== '') ?? ''),
    amount: amounts ? euros(amounts, row) : amountIn(entry, row),
    isCorrection: value(entry, 'RvslInd') === 'true',
  }
}

function amountIn(entry: Node, row: number): number {
  return euros(child(entry, 'Amt'), row)
}

function euros(amount: Node, row: number): number {
  if (value(amount, '@Ccy') !== 'EUR') throw new Refusal('bankfile.foreign_currency', { row })
  const cents = centsOf(value(amount, '#text'))
  if (!cents) throw new Refusal('bankfile.unreadable', { row })
  return cents
}

/** Cents of a decimal such as `12.5`; null where it is none. */
function centsOf(decimal: string): number | null {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(decimal.trim()) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

function child(node: Node, name: string): Node {
  const found = node[name]
  return typeof found === 'object' && !Array.isArray(found) ? found : {}
}

function list(node: Node, name: string): Node[] {
  const found = node[name]
  return Array.isArray(found) ? found : []
}

function value(node: Node, name: string): string {
  const found = node[name]
  if (typeof found === 'string') return found.trim()
  return typeof found === 'object' && !Array.isArray(found) ? value(found, '#text') : ''
}
