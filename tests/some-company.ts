import type { AgreementTerms, EyeHealthDayWish } from '#contracts/business.ts'
import { plusDays } from '#domain/calendar/days.ts'

const contact = { name: 'Liisa Virtanen', email: 'liisa@konepaja.example', phone: '040 123 4567' }

/** A company that the register knows, and what it agrees on. */
export function agreementTerms(more: Partial<AgreementTerms> = {}): AgreementTerms {
  return {
    businessId: '3000101-2',
    company: 'Konepaja',
    contact,
    signerTitle: 'Toimitusjohtaja',
    address: { street: 'Pajakatu 4', zip: '33100', city: 'Tampere' },
    invoicing: {
      to: { way: 'e_invoice', address: '003730001012', operator: '003721291126' },
      referenceType: 'cost_center',
      reference: '4100',
    },
    frameLevel: 'middle',
    glassLevel: 'coated',
    isPhotochromic: false,
    protectiveClasses: ['impact_45'],
    ...more,
  }
}

/** A wish of an eye-health day that was made on this ISO day. */
export function eyeHealthDayWish(today: string, more: Partial<EyeHealthDayWish> = {}): EyeHealthDayWish {
  return {
    businessId: '3000101-2',
    company: 'Pohjolan Konepaja Oy',
    contact,
    place: 'company',
    where: 'Pajakatu 4, Tampere',
    people: 40,
    days: [plusDays(today, 21)],
    note: 'Kaksi vuoroa.',
    ...more,
  }
}
