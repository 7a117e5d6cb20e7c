import type { AgreementTerms, InvoiceAddress } from '#contracts/business.ts'
import type { Language } from '#contracts/language.ts'
import { frameLevels } from '#domain/business/agreement.ts'
import { writtenPhone } from '#domain/customers/phone.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { textOf } from '#locales/texts.ts'

/** A part of what was agreed: a heading, and labels with their values. */
export interface AgreementPart {
  name: 'company' | 'paid' | 'invoicing'
  title: string
  rows: [label: string, value: string][]
}

/** What was agreed, in words: as the paper has it and as staff read it. */
export function agreementRows(language: Language, terms: AgreementTerms): AgreementPart[] {
  const t = textOf(language, 'business')
  const { businessId, company, address, contact, invoicing, frameLevel, glassLevel, protectiveClasses } = terms
  const { referenceType, reference, to } = invoicing
  const named = t(`reference_type.${referenceType}`)
  return [
    {
      name: 'company',
      title: t('part.company'),
      rows: [
        [t('row.company'), company],
        [t('row.business_id'), businessId],
        [t('row.address'), `${address.street}, ${address.zip} ${address.city}`],
        [t('row.contact'), contact.name],
        [t('row.reached'), `${contact.email}, ${writtenPhone(contact.phone)}`],
      ],
    },
    {
      name: 'paid',
      title: t('part.paid'),
      rows: [
        [t('row.frame'), t('frame_up_to', { price: formatPrice(frameLevels[frameLevel]) })],
        [t('row.glass'), t(`glass_level.${glassLevel}`)],
        [t('row.photochromic'), t(terms.isPhotochromic ? 'yes' : 'no')],
        [t('row.protective'), protectiveClasses.map((one) => t(`protective.${one}`)).join(', ') || t('none_paid')],
      ],
    },
    {
      name: 'invoicing',
      title: t('part.invoicing'),
      rows: [
        [t('row.way'), t(`way.${to.way}`)],
        ...invoiceAddressRows(language, to),
        [t('row.reference'), reference ? `${named} ${reference}` : named],
      ],
    },
  ]
}

function invoiceAddressRows(language: Language, to: InvoiceAddress): [string, string][] {
  const t = textOf(language, 'business')
  if (to.way === 'email') return [[t('row.invoice_to'), to.email]]
  if (to.way === 'post') return [[t('row.invoice_to'), `${to.address.street}, ${to.address.zip} ${to.address.city}`]]
  return [
    [t('row.invoice_to'), to.address],
    [t('row.operator'), to.operator],
  ]
}
