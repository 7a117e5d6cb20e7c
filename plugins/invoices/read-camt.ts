import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import type { BankRow } from '#domain/invoices/bank-rows.ts'
import { bareReference } from '#domain/invoices/reference-number.ts'
import { Refusal } from '#domain/refusal.ts'

type Node = { [name: string]: (Node | string)[] | Node | string | undefined }

/** Elements that may stand several times, so that they are always read as lists. */
const LISTS = ['Ntfctn', 'Ntry', 'NtryDtls', 'TxDtls', 'Strd', 'Ustrd']

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // Those of XML and numbers. A document type, which could define others that grow without end, is refused.
  processEntities: true,
  htmlEntities: true,
  isArray: (name) => LISTS.includes(name),
})

/**
 * Reads a camt.054 of credits (ISO 20022, BankToCustomerDebitCreditNotification): each transaction of each entry.
 * Debits are left out; one that cannot be read is a row that says so. Throws where a file is not whole, with the entry,
 * counted from 1.
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
  const amounts = entries.map((entry) => centsOf(value(child(entry, 'Amt'), '#text')))
  const added = amounts.reduce<number>((total, cents) => total + (cents ?? 0), 0)
  const row = entries.length
  if (count !== '' && Number(count) !== entries.length) throw new Refusal('bankfile.half', { row })
  const isReadable = amounts.every((cents) => cents !== null)
  if (sum !== '' && isReadable && centsOf(sum) !== added) throw new Refusal('bankfile.half', { row })
  return entries
}

function rowsOf(entry: Node, row: number): BankRow[] {
  if (value(entry, 'CdtDbtInd') === 'DBIT' && !isReversal(entry)) return []
  const details = list(entry, 'NtryDtls').flatMap((one) => list(one, 'TxDtls'))
  const transactions = details.length > 0 ? details : [{}]
  const rows = transactions.map((transaction) => rowOf(entry, transaction, transactions.length === 1))
  // The transactions of a batch add up to its entry.
  const sum = rows.reduce((total, { amount }) => total + amount, 0)
  const isReadable = rows.every(({ problem }) => problem === null)
  if (isReadable && sum !== centsOf(value(child(entry, 'Amt'), '#text'))) throw new Refusal('bankfile.half', { row })
  return rows
}

function rowOf(entry: Node, transaction: Node, isOnly: boolean): BankRow {
  const references = child(transaction, 'Refs')
  const remittance = child(transaction, 'RmtInf')
  const structured = list(remittance, 'Strd').map((one) => value(child(one, 'CdtrRefInf'), 'Ref'))
  const parties = child(transaction, 'RltdPties')
  const payer = value(child(parties, 'Dbtr'), 'Nm') || value(child(child(parties, 'Dbtr'), 'Pty'), 'Nm')
  return {
    archiveId: value(references, 'AcctSvcrRef') || (isOnly ? value(entry, 'AcctSvcrRef') : ''),
    paidOn: dayOf(child(entry, 'BookgDt')) || dayOf(child(entry, 'ValDt')),
    payer: payer.slice(0, 70),
    message: texts(remittance, 'Ustrd').join(' ').slice(0, 500),
    reference: bareReference(structured.find((one) => one !== '') ?? ''),
    isCorrection: isReversal(entry),
    isBooked: (value(entry, 'Sts') || value(child(entry, 'Sts'), 'Cd')) === 'BOOK',
    ...amountOf(entry, transaction, isOnly),
  }
}

/** What a transaction brought to the account: in its own currency it may say more than one amount. */
function amountOf(entry: Node, transaction: Node, isOnly: boolean): Pick<BankRow, 'amount' | 'problem'> {
  const detailed = child(child(child(transaction, 'AmtDtls'), 'TxAmt'), 'Amt')
  const amounts = [child(transaction, 'Amt'), detailed, ...(isOnly ? [child(entry, 'Amt')] : [])]
  const said = amounts.filter((one) => value(one, '#text') !== '')
  const euros = said.find((one) => value(one, '@Ccy') === 'EUR')
  if (!euros) return { amount: 0, problem: said.length > 0 ? 'foreign_currency' : 'unreadable' }
  const amount = centsOf(value(euros, '#text')) ?? 0
  return { amount, problem: amount > 0 ? null : 'unreadable' }
}

/** A boolean of XML Schema. */
function isReversal(entry: Node): boolean {
  return ['true', '1'].includes(value(entry, 'RvslInd'))
}

/** The day of a date, whose zone says nothing of it, or of an instant in Helsinki; empty where there is none. */
function dayOf(date: Node): string {
  const [day, instant] = [value(date, 'Dt'), value(date, 'DtTm')]
  if (/^\d{4}-\d\d-\d\d(?:Z|[+-]\d\d:\d\d)?$/.test(day)) return day.slice(0, 10)
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)?$/.test(instant)) return ''
  if (!/(?:Z|[+-]\d\d:\d\d)$/.test(instant)) return instant.slice(0, 10)
  const at = new Date(instant)
  return Number.isNaN(at.getTime()) ? '' : helsinkiDay(at.toISOString())
}

/** Cents of a decimal of XML Schema such as `12.5`, `+012.50000`; null where it is none, negative, or has parts of a cent. */
function centsOf(decimal: string): number | null {
  const read = /^\+?0*(\d{0,12})(?:\.(\d{0,2})0*)?$/.exec(decimal)
  if (!read || !/\d/.test(decimal)) return null
  const [, whole = '', part = ''] = read
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

function child(node: Node, name: string): Node {
  const found = node[name]
  return typeof found === 'object' && !Array.isArray(found) ? found : {}
}

/** The elements of this name; one with a text alone counts as empty. */
function list(node: Node, name: string): Node[] {
  const found = node[name]
  return Array.isArray(found) ? found.map((one) => (typeof one === 'string' ? {} : one)) : []
}

function texts(node: Node, name: string): string[] {
  const found = node[name]
  return Array.isArray(found) ? found.flatMap((one) => (typeof one === 'string' && one.trim() ? [one.trim()] : [])) : []
}

function value(node: Node, name: string): string {
  const found = node[name]
  if (typeof found === 'string') return found.trim()
  return typeof found === 'object' && !Array.isArray(found) ? value(found, '#text') : ''
}
