import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { InvoiceRow } from '#contracts/invoices.ts'
import { finvoice, finvoiceFrame, type EInvoiceContent } from './finvoice.ts'

const content: EInvoiceContent = {
  kind: 'invoice',
  number: 10_001,
  day: '2026-11-20',
  dueDate: '2026-12-04',
  credits: null,
  rows: [
    { name: 'Näöntarkastus, ABCD-EFGH-JKLM, 4100', amount: 5000, vatRate: 0 },
    { name: 'Näyttöpäätelasit, ABCD-EFGH-JKLM, 4100', amount: 24_900, vatRate: 2550 },
    { name: 'Alennus', amount: -1000, vatRate: 2550 },
  ],
  seller: {
    name: 'Kauppa Oy',
    businessId: '1234567-1',
    domicile: 'Helsinki',
    street: 'Esimerkkikatu 1',
    zip: '00100',
    city: 'Helsinki',
    email: 'asiakaspalvelu@kauppa.example',
    phone: '+35895550100',
  },
  account: { iban: 'FI2112345600000785', bic: 'NDEAFIHH' },
  reference: '100019',
  buyer: {
    name: 'Pohjolan Konepaja & Pojat Oy',
    street: 'Pajakatu 4',
    zip: '33100',
    town: 'Tampere',
    customer: 'A12345674',
  },
  from: { address: '003712345671', operator: '003721291126' },
  to: {
    businessId: '3000101-2',
    address: '003730001012',
    operator: '003723327487',
    buyerReference: '4100',
    orderNumber: '',
    agreement: '10000008',
  },
  message: { id: '6b0f8a52-6a3b-4f0e-8d0a-0d6f5d1f2c11', at: '2026-11-20T08:00:00.000Z' },
  words: {
    terms: 'Eräpäivä 4.12.2026. Viivästyskorkoa tai muistutusmaksua emme peri.',
    exempt: 'Veroton terveydenhuoltopalvelu, AVL 34 §',
  },
}

const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text)
const centsOf = (xml: string, name: string) => textsOf(xml, name).map((text) => Number(text.replace(',', '')))
const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)

describe('an e-invoice', () => {
  test('contains the data of the invoice in the order and terms of Finvoice 3.0', async () => {
    await expect(finvoice(content)).toMatchFileSnapshot('finvoice.golden.xml')
  })

  test('has a frame with the addresses by which banks forward it', () => {
    const frame = finvoiceFrame(content)
    expect(textsOf(frame, 'eb:PartyId')).toEqual(['003712345671', '003721291126', '003730001012', '003723327487'])
    expect(textsOf(frame, 'eb:Role')).toEqual(['Sender', 'Intermediator', 'Receiver', 'Intermediator'])
    expect(textsOf(frame, 'eb:MessageId')).toEqual([content.message.id])
  })

  test('has negative amounts, names its invoice and has no bar code when it is a credit note', () => {
    const rows = [{ name: 'Alennus', amount: 2510, vatRate: 2550 }]
    const xml = finvoice({ ...content, kind: 'credit_note', rows, credits: { number: 10_000, day: '2026-11-01' } })
    expect(textsOf(xml, 'InvoiceTypeCode')).toEqual(['INV02'])
    expect(textsOf(xml, 'OriginalInvoiceNumber')).toEqual(['10000'])
    expect(textsOf(xml, 'InvoicedQuantity')).toEqual(['-1'])
    expect(textsOf(xml, 'UnitPriceAmount')).toEqual(['20,00'])
    expect(centsOf(xml, 'InvoiceTotalVatIncludedAmount')).toEqual([-2510])
    expect(centsOf(xml, 'EpiInstructedAmount')).toEqual([-2510])
    expect(xml).not.toContain('VirtualBankBarcode')
  })

  test.each([
    ['a national reference number', '100019', 'SPY', '4'],
    ['a creditor reference', 'RF0710019', 'ISO', '5'],
  ])('contains %s as the payment reference', (_, reference, scheme, version) => {
    const xml = finvoice({ ...content, reference })
    expect(xml).toContain(`<EpiRemittanceInfoIdentifier IdentificationSchemeName="${scheme}">${reference}<`)
    expect(textsOf(xml, 'VirtualBankBarcode')[0]).toMatch(new RegExp(`^${version}\\d{53}$`))
  })

  test('observes the maximum lengths of the schema, and leaves out unknown fields', () => {
    const name = 'Näyttöpäätelasit '.repeat(8)
    const xml = finvoice({
      ...content,
      rows: [{ name, amount: 100, vatRate: 2550 }],
      buyer: { ...content.buyer, street: 'Hyvin pitkän nimisen teollisuusalueen eteläinen katu 114 B 27', town: '' },
      seller: { ...content.seller, street: 'Hyvin pitkän nimisen teollisuusalueen eteläinen katu 114 B 27' },
      to: { ...content.to, address: 'FI2112345600000785', buyerReference: '' },
    })
    expect(textsOf(xml, 'ArticleName')[0]).toHaveLength(100)
    expect(textsOf(xml, 'RowFreeText')).toEqual([name])
    expect(textsOf(xml, 'SellerStreetName')).toEqual([
      'Hyvin pitkän nimisen',
      'teollisuusalueen eteläinen katu 114',
      'B 27',
    ])
    expect(xml).not.toContain('BuyerPostalAddressDetails')
    expect(xml).not.toContain('BuyerReferenceIdentifier')
    expect(xml).toContain('<ToIdentifier>FI2112345600000785</ToIdentifier>')
    expect(textsOf(xml, 'BuyerOrganisationUnitNumber')).toEqual(['003730001012'])
  })

  const row: fc.Arbitrary<InvoiceRow> = fc.record({
    name: fc.string({ minLength: 1, maxLength: 120 }),
    amount: fc.integer({ min: -100_000, max: 10_000_000 }),
    vatRate: fc.constantFrom(2550, 1350, 1000, 0),
  })
  test('adds up to the cent: rows to the VAT specification, and everything to the invoice total', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), fc.boolean(), (rows, isCredit) => {
        const kind = isCredit ? ('credit_note' as const) : ('invoice' as const)
        const xml = finvoice({ ...content, kind, rows })
        const sign = isCredit ? -1 : 1
        expect(sum(centsOf(xml, 'RowAmount'))).toBe(sign * sum(rows.map(({ amount }) => amount)))
        expect(centsOf(xml, 'InvoiceTotalVatIncludedAmount')).toEqual([sum(centsOf(xml, 'RowAmount'))])
        expect(sum(centsOf(xml, 'RowVatAmount'))).toBe(sum(centsOf(xml, 'VatRateAmount')))
        expect(centsOf(xml, 'InvoiceTotalVatAmount')).toEqual([sum(centsOf(xml, 'VatRateAmount'))])
        expect(centsOf(xml, 'RowsTotalVatExcludedAmount')).toEqual([sum(centsOf(xml, 'VatBaseAmount'))])
        const rates = textsOf(xml, 'RowVatRatePercent')
        for (const [at, rate] of textsOf(xml, 'VatRatePercent').entries()) {
          const nets = centsOf(xml, 'RowVatExcludedAmount').filter((_, place) => rates[place] === rate)
          expect(sum(nets)).toBe(centsOf(xml, 'VatBaseAmount')[at])
        }
        expect(centsOf(xml, 'UnitPriceAmount').every((price) => price >= 0)).toBe(true)
      }),
    )
  })
})
