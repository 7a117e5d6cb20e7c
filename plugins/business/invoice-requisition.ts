import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import type { Invoicing } from '#contracts/business.ts'
import { invoiceTypes } from '#contracts/invoices.ts'
import type { invoiceRequisition } from '#contracts/requisitions.ts'
import { plusDays } from '#domain/calendar/days.ts'
import type { EInvoiceTo } from '#domain/invoices/e-invoice.ts'
import { EYE_EXAM_VAT_RATE, vatRateOn } from '#domain/money/vat.ts'
import { Refusal } from '#domain/refusal.ts'
import { textOf } from '#locales/texts.ts'
import { accountOf, createInvoice, eInvoiceAddressOf } from '#plugins/invoices/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { findAgreement, type Agreement } from './repository.ts'
import { noteInvoice, requisitionOf, type StoredRequisition } from './requisition-repository.ts'

/** Days that a company has to pay, as its general terms say. */
const DUE_DAYS = 14

const TYPES = { e_invoice: invoiceTypes.e_invoice, email: invoiceTypes.pdf, post: invoiceTypes.paper } as const

type Asked = z.output<(typeof invoiceRequisition)['input']> & { who: string }

/** Bills a company for an approved requisition, once: to the address and under the reference of its agreement. */
export async function invoiceFor(req: PayloadRequest, { code, amounts, who }: Asked): Promise<number> {
  const requisition = await requisitionOf(req, code)
  if (requisition.invoice !== null) return requisition.invoice
  if (requisition.state !== 'approved') throw new Refusal('requisition.not_approved')
  if (amounts.some(({ item }) => !requisition.pays.includes(item))) throw new Refusal('requisition.not_agreed')
  if (!(await accountOf(req))) throw new Refusal('invoice.no_account')
  const agreement = await findAgreement(req, requisition.agreement)
  if (!agreement) throw new Refusal('business.agreement_unknown')
  const eInvoice = eInvoiceTo(agreement, requisition)
  if (eInvoice && !(await eInvoiceAddressOf(req))) throw new Refusal('invoice.no_e_invoicing')
  const { number } = await createInvoice(req, {
    key: `requisition ${requisition.code}`,
    customer: agreement.customer ?? '',
    who,
    type: TYPES[agreement.terms.invoicing.to.way],
    dueDate: plusDays(today(), DUE_DAYS),
    buyer: buyerOf(agreement),
    rows: rowsOf(agreement, requisition, amounts),
    ...(eInvoice && { eInvoice }),
  })
  await noteInvoice(req, requisition, number)
  return number
}

/** Where the e-invoices of an agreement go, and the reference that it asks for; null where its invoices go another way. */
function eInvoiceTo({ number, terms }: Agreement, { employee }: StoredRequisition): EInvoiceTo | null {
  const { to, referenceType } = terms.invoicing
  if (to.way !== 'e_invoice') return null
  const reference = referenceOf(terms.invoicing, employee)
  const isOrder = referenceType === 'order_number'
  return {
    businessId: terms.businessId,
    address: to.address,
    operator: to.operator,
    agreement: String(number),
    buyerReference: isOrder ? '' : reference,
    orderNumber: isOrder ? reference : '',
  }
}

/** What the invoice names, so that the company finds whose it is. */
const referenceOf = ({ referenceType, reference }: Invoicing, employee: StoredRequisition['employee']) =>
  referenceType === 'employee_number' ? employee.number : reference

function rowsOf({ language, terms }: Agreement, { code, employee }: StoredRequisition, amounts: Asked['amounts']) {
  const t = textOf(language, 'requisitions')
  const named = referenceOf(terms.invoicing, employee)
  return amounts.map(({ item, amount }) => ({
    name: [t(`item.${item}`), code, named].filter(Boolean).join(', ').slice(0, 120),
    amount,
    vatRate: item === 'exam' ? EYE_EXAM_VAT_RATE : vatRateOn(today()),
  }))
}

function buyerOf({ terms, language }: Agreement) {
  const { company, contact, address, invoicing } = terms
  const { to } = invoicing
  const where = to.way === 'post' ? to.address : address
  return {
    firstName: company,
    lastName: '',
    email: to.way === 'email' ? to.email : contact.email,
    language,
    street: where.street,
    postalCode: where.zip,
    town: where.city,
  }
}
