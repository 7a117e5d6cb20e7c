import {
  FrameLevel,
  GlassLevel,
  ProtectiveClass,
  ReferenceType,
  type AgreementTerms,
  type InvoiceAddress,
  type InvoicingWay,
} from '#contracts/business.ts'
import type { PostedFields } from './posted-fields.ts'

/** Reads the form of an agreement as typed. What is chosen from a list has its first choice where nothing is. */
export function readAgreementForm({ text, isTicked }: PostedFields, ways: readonly InvoicingWay[]): AgreementTerms {
  return {
    businessId: text('businessId'),
    company: text('company'),
    signerTitle: text('signerTitle'),
    address: { street: text('address.street'), zip: text('address.zip'), city: text('address.city') },
    contact: { name: text('contact.name'), email: text('contact.email'), phone: text('contact.phone') },
    invoicing: {
      to: readInvoiceAddress(text, ways),
      referenceType: ReferenceType.safeParse(text('invoicing.referenceType')).data ?? 'none',
      reference: text('invoicing.reference'),
    },
    frameLevel: FrameLevel.safeParse(text('frameLevel')).data ?? 'middle',
    glassLevel: GlassLevel.safeParse(text('glassLevel')).data ?? 'coated',
    isPhotochromic: isTicked('isPhotochromic'),
    protectiveClasses: ProtectiveClass.options.filter((one) => isTicked(`protective.${one}`)),
  }
}

function readInvoiceAddress(text: PostedFields['text'], ways: readonly InvoicingWay[]): InvoiceAddress {
  switch (ways.find((way) => way === text('invoicing.way')) ?? ways[0]) {
    case 'email':
      return { way: 'email', email: text('invoicing.email') }
    case 'post': {
      const address = (name: string) => text(`invoicing.address.${name}`)
      return { way: 'post', address: { street: address('street'), zip: address('zip'), city: address('city') } }
    }
    default:
      return { way: 'e_invoice', address: text('invoicing.eInvoice'), operator: text('invoicing.operator') }
  }
}
