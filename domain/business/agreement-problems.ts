import type { AgreementTerms, CompanyContact, InvoiceAddress, Invoicing } from '#contracts/business.ts'
import { acceptedAddress, problemsWithAddress } from '#domain/checkout/address.ts'
import { isEmail } from '#domain/customers/email.ts'
import { isName, oneLine } from '#domain/customers/name.ts'
import { readPhone } from '#domain/customers/phone.ts'
import type { FieldProblem } from '#domain/refusal.ts'
import { isEInvoiceAddress, isOperatorCode } from '#domain/invoices/e-invoice.ts'
import { readIban } from '#domain/invoices/iban.ts'
import { isBusinessId } from '#domain/seller/is-business-id.ts'

/** The problems of what a company and the chain agree on, field by field, in the order of the form (specification §5). */
export function problemsWithAgreement(terms: AgreementTerms): FieldProblem[] {
  return [
    ...problemsWithCompany(terms),
    ...problemsWithAddress(terms.address),
    ...problemsWithCompanyContact(terms.contact),
    ...(/\p{L}/u.test(terms.signerTitle) ? [] : [{ field: 'signerTitle', code: 'business.title_missing' as const }]),
    ...problemsWithInvoicing(terms.invoicing),
  ]
}

/** The problems of who a company says it is. */
export function problemsWithCompany({
  businessId,
  company,
}: Pick<AgreementTerms, 'businessId' | 'company'>): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (!isBusinessId(businessId)) problems.push({ field: 'businessId', code: 'business.id_malformed' })
  if (!/[\p{L}\p{N}]/u.test(company)) problems.push({ field: 'company', code: 'business.company_missing' })
  return problems
}

/** The problems of whom a company has for a matter. */
export function problemsWithCompanyContact({ name, email, phone }: CompanyContact): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (!isName(name)) problems.push({ field: 'contact.name', code: 'contact.name_malformed' })
  if (!isEmail(email)) problems.push({ field: 'contact.email', code: 'contact.email_malformed' })
  if (!readPhone(phone)) problems.push({ field: 'contact.phone', code: 'contact.phone_malformed' })
  return problems
}

function problemsWithInvoicing({ to, referenceType, reference }: Invoicing): FieldProblem[] {
  const needsReference = referenceType === 'cost_center' || referenceType === 'order_number'
  return [
    ...problemsWithInvoiceAddress(to),
    ...(needsReference && oneLine(reference) === ''
      ? [{ field: 'invoicing.reference', code: 'business.reference_missing' as const }]
      : []),
  ]
}

function problemsWithInvoiceAddress(to: InvoiceAddress): FieldProblem[] {
  switch (to.way) {
    case 'email':
      return isEmail(to.email) ? [] : [{ field: 'invoicing.email', code: 'contact.email_malformed' }]
    case 'post':
      return problemsWithAddress(to.address).map((problem) => ({ ...problem, field: `invoicing.${problem.field}` }))
    case 'e_invoice':
      return [
        ...(isEInvoiceAddress(readIban(to.address))
          ? []
          : [{ field: 'invoicing.eInvoice', code: 'business.invoice_address_malformed' as const }]),
        ...(isOperatorCode(readIban(to.operator))
          ? []
          : [{ field: 'invoicing.operator', code: 'business.operator_malformed' as const }]),
      ]
  }
}

/** The same as it is stored: each text in one line, the phone with its country code. */
export function acceptedAgreement(terms: AgreementTerms): AgreementTerms {
  const { invoicing } = terms
  return {
    ...terms,
    company: oneLine(terms.company),
    address: acceptedAddress(terms.address),
    contact: acceptedCompanyContact(terms.contact),
    signerTitle: oneLine(terms.signerTitle),
    invoicing: { ...invoicing, to: acceptedInvoiceAddress(invoicing.to), reference: oneLine(invoicing.reference) },
    protectiveClasses: [...new Set(terms.protectiveClasses)],
  }
}

/** The same contact as it is stored. */
export function acceptedCompanyContact({ name, email, phone }: CompanyContact): CompanyContact {
  return { name: oneLine(name), email, phone: readPhone(phone) ?? phone }
}

function acceptedInvoiceAddress(to: InvoiceAddress): InvoiceAddress {
  if (to.way === 'email') return to
  if (to.way === 'post') return { ...to, address: acceptedAddress(to.address) }
  return { ...to, address: readIban(to.address), operator: readIban(to.operator) }
}
