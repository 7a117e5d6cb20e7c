import type { InvoiceRow } from '#contracts/invoices.ts'
import type { Cents, VatRate } from '#contracts/money.ts'
import type { Seller } from '#contracts/seller.ts'
import { EYE_EXAM_VAT_RATE, vatShare } from '#domain/money/vat.ts'
import { writeXml, type XmlElement } from '#domain/xml.ts'
import { bankBarcode } from './bank-barcode.ts'
import type { EInvoiceAddress, EInvoiceTo } from './e-invoice.ts'
import { sumOf, vatOf } from './invoice-ledger.ts'

/** All that an e-invoice says. Days are ISO days; the rows of a credit note are what they credit, as positive sums. */
export interface EInvoiceContent {
  kind: 'invoice' | 'credit_note'
  number: number
  day: string
  dueDate: string
  rows: readonly InvoiceRow[]
  /** The invoice that a credit note credits; null of an invoice. */
  credits: { number: number; day: string } | null
  seller: Seller
  account: { iban: string; bic: string }
  /** The reference number, or `RF` with its check digits. */
  reference: string
  buyer: { name: string; street: string; zip: string; town: string; customer: string }
  from: EInvoiceAddress
  to: EInvoiceTo
  /** Names this message; `at` is the ISO instant at which it is written. */
  message: { id: string; at: string }
  /** What the invoice says on paper of its terms of payment, and why rows without VAT have none. */
  words: { terms: string; exempt: string }
}

const EUR = { AmountCurrencyIdentifier: 'EUR' }

/** Of the Member States' VAT Directive 2006/112/EC: its article 132(1)(c), care by the professions, as AVL 34 § has it. */
const MEDICAL_CARE = 'VATEX-EU-132-1C'

/** A pay order to an account by SEPA credit transfer (UNTDID 4461), where each side pays its own costs. */
const [CREDIT_TRANSFER, SHARED_COSTS] = ['58', 'SHA']

/** The codes of what is sent, of Finvoice's own list and of UNTDID 1001, with its name. */
const KINDS = {
  invoice: { code: 'INV01', un: '380', text: 'LASKU' },
  credit_note: { code: 'INV02', un: '381', text: 'HYVITYSLASKU' },
} as const

/**
 * An invoice or a credit note as Finvoice 3.0 (Finance Finland, "Finvoice implementation guidelines 3.0" and `Finvoice3.0.xsd`), which holds
 * what EN 16931 asks for. Elements come in the order of the schema, texts within its lengths; sums of a credit note are negative.
 */
export function finvoice(content: EInvoiceContent): string {
  const { seller, to } = content
  const body: XmlElement[] = [
    transmission(content),
    ['SellerPartyDetails', sellerParty(seller)],
    ['SellerOrganisationUnitNumber', ovtOf(seller.businessId)],
    [
      'SellerCommunicationDetails',
      [
        ['SellerPhoneNumberIdentifier', cut(seller.phone, 35)],
        ['SellerEmailaddressIdentifier', cut(seller.email, 70)],
      ],
    ],
    ['SellerInformationDetails', [['SellerAccountDetails', sellerAccount(content)]]],
    ['BuyerPartyDetails', buyerParty(content)],
    ['BuyerOrganisationUnitNumber', isOvt(to.address) ? to.address : ovtOf(to.businessId)],
    ['InvoiceDetails', invoiceDetails(content)],
    ['VirtualBankBarcode', barcodeOf(content)],
    ...rowsOf(content),
    ['EpiDetails', epiDetails(content)],
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(['Finvoice', body, { Version: '3.0' }])}`
}

/**
 * The frame in front of an e-invoice by which banks forward it: an ebXML header in a SOAP envelope (the guidelines' "SOAP frame"). Operators
 * read the same from `MessageTransmissionDetails`.
 */
export function finvoiceFrame({ from, to, message }: EInvoiceContent): string {
  const party = (name: string, id: string, role: string): XmlElement => [
    name,
    [
      ['eb:PartyId', id],
      ['eb:Role', role],
    ],
  ]
  const header: XmlElement[] = [
    party('eb:From', from.address, 'Sender'),
    party('eb:From', from.operator, 'Intermediator'),
    party('eb:To', to.address, 'Receiver'),
    party('eb:To', to.operator, 'Intermediator'),
    ['eb:CPAId', 'yoursandmycpa'],
    ['eb:ConversationId', message.id],
    ['eb:Service', 'Routing'],
    ['eb:Action', 'ProcessInvoice'],
    [
      'eb:MessageData',
      [
        ['eb:MessageId', message.id],
        ['eb:Timestamp', message.at],
      ],
    ],
  ]
  const manifest: XmlElement = [
    'eb:Reference',
    [['eb:schema', null, { 'eb:location': 'http://www.finvoice.info/finvoice.xsd', 'eb:version': '3.0' }]],
    { 'eb:id': 'Finvoice', 'xlink:href': message.id },
  ]
  return writeXml([
    'SOAP-ENV:Envelope',
    [
      [
        'SOAP-ENV:Header',
        [['eb:MessageHeader', header, { 'SOAP-ENV:mustUnderstand': '1', 'eb:version': '2.0', 'eb:id': message.id }]],
      ],
      ['SOAP-ENV:Body', [['eb:Manifest', [manifest], { 'eb:id': 'Manifest', 'eb:version': '2.0' }]]],
    ],
    {
      'xmlns:SOAP-ENV': 'http://schemas.xmlsoap.org/soap/envelope/',
      'xmlns:xlink': 'http://www.w3.org/1999/xlink',
      'xmlns:eb': 'http://www.oasis-open.org/committees/ebxml-msg/schema/msg-header-2_0.xsd',
    },
  ])
}

function transmission({ from, to, message }: EInvoiceContent): XmlElement {
  return [
    'MessageTransmissionDetails',
    [
      [
        'MessageSenderDetails',
        [
          ['FromIdentifier', from.address, schemeOf(from.address)],
          ['FromIntermediator', from.operator],
        ],
      ],
      [
        'MessageReceiverDetails',
        [
          ['ToIdentifier', to.address, schemeOf(to.address)],
          ['ToIntermediator', to.operator],
        ],
      ],
      [
        'MessageDetails',
        [
          ['MessageIdentifier', message.id],
          ['MessageTimeStamp', message.at],
          ['SpecificationIdentifier', 'EN16931'],
        ],
      ],
    ],
  ]
}

function sellerParty({ name, businessId, street, zip, city }: Seller): XmlElement[] {
  return [
    ['SellerPartyIdentifier', businessId],
    ['SellerOrganisationName', cut(name, 70)],
    ['SellerOrganisationTaxCode', `FI${businessId.replace('-', '')}`],
    ['SellerPostalAddressDetails', addressOf('Seller', street, zip, city)],
  ]
}

function sellerAccount({ account: { iban, bic } }: EInvoiceContent): XmlElement[] {
  return [
    ['SellerAccountID', iban, { IdentificationSchemeName: 'IBAN' }],
    ['SellerBic', bic, { IdentificationSchemeName: 'BIC' }],
  ]
}

function buyerParty({ buyer: { name, street, zip, town }, to }: EInvoiceContent): XmlElement[] {
  return [
    ['BuyerPartyIdentifier', to.businessId],
    ['BuyerOrganisationName', cut(name, 70)],
    ['BuyerPostalAddressDetails', addressOf('Buyer', street, zip, town)],
  ]
}

/** Nothing where a part of it is not known: the schema takes whole addresses only. */
function addressOf(whose: 'Seller' | 'Buyer', street: string, zip: string, town: string): XmlElement[] {
  if ([street, zip, town].some((part) => part.trim().length < 2)) return []
  return [
    ...pieces(street, 35, 3).map((line): XmlElement => [`${whose}StreetName`, line]),
    [`${whose}TownName`, cut(town, 35)],
    [`${whose}PostCodeIdentifier`, zip],
    ['CountryCode', 'FI'],
  ]
}

function invoiceDetails(content: EInvoiceContent): XmlElement[] {
  const { kind, number, day, dueDate, credits, buyer, to, words } = content
  const { code, un, text } = KINDS[kind]
  const shares = vatOf(content.rows)
  const sum = (what: 'net' | 'vat' | 'gross') => shares.reduce((total, share) => total + share[what], 0)
  return [
    ['InvoiceTypeCode', code],
    ['InvoiceTypeCodeUN', un],
    ['InvoiceTypeText', text],
    ['OriginCode', 'Original'],
    ['InvoiceNumber', String(number)],
    dated('InvoiceDate', day),
    ...(credits
      ? [['OriginalInvoiceNumber', String(credits.number)] as XmlElement, dated('OriginalInvoiceDate', credits.day)]
      : []),
    ['SellersBuyerIdentifier', buyer.customer],
    ['OrderIdentifier', cut(to.orderNumber, 70)],
    ['AgreementIdentifier', to.agreement],
    ['BuyerReferenceIdentifier', cut(to.buyerReference, 70)],
    priced('RowsTotalVatExcludedAmount', signed(content, sum('net'))),
    priced('InvoiceTotalVatExcludedAmount', signed(content, sum('net'))),
    priced('InvoiceTotalVatAmount', signed(content, sum('vat'))),
    priced('InvoiceTotalVatIncludedAmount', signed(content, sum('gross'))),
    ...shares.map(({ rate, net, vat }): XmlElement => [
      'VatSpecificationDetails',
      [
        priced('VatBaseAmount', signed(content, net)),
        ['VatRatePercent', percent(rate)],
        ['VatCode', vatCode(rate)],
        priced('VatRateAmount', signed(content, vat)),
        ...(rate === EYE_EXAM_VAT_RATE
          ? ([
              ['VatFreeText', cut(words.exempt, 70)],
              ['VatExemptionReasonCode', MEDICAL_CARE],
            ] as XmlElement[])
          : []),
      ],
    ]),
    [
      'PaymentTermsDetails',
      [
        ...pieces(words.terms, 70, 2).map((piece): XmlElement => ['PaymentTermsFreeText', piece]),
        dated('InvoiceDueDate', dueDate),
      ],
    ],
  ]
}

/**
 * The rows, each with its share of the tax: worked out on what has come together under its rate, so that the rows of a rate sum up to its
 * specification to the cent. What takes away is a negative quantity, since no price may be negative (EN 16931, BR-27).
 */
function rowsOf(content: EInvoiceContent): XmlElement[] {
  const soFar = new Map<VatRate, Cents>()
  return content.rows.map(({ name, amount, vatRate: rate }, at): XmlElement => {
    const before = soFar.get(rate) ?? 0
    soFar.set(rate, before + amount)
    const vat = vatShare(before + amount, rate).vat - vatShare(before, rate).vat
    const net = amount - vat
    const quantity = (signed(content, net) < 0 ? -1 : 1).toString()
    return [
      'InvoiceRow',
      [
        ['ArticleName', cut(name, LONGEST_NAME)],
        ['InvoicedQuantity', quantity, { QuantityUnitCode: 'kpl', QuantityUnitCodeUN: 'C62' }],
        priced('UnitPriceAmount', Math.abs(net)),
        ['RowPositionIdentifier', String(at + 1)],
        ['RowFreeText', name.length > LONGEST_NAME ? name : ''],
        ['RowVatRatePercent', percent(rate)],
        ['RowVatCode', vatCode(rate)],
        priced('RowVatAmount', signed(content, vat)),
        priced('RowVatExcludedAmount', signed(content, net)),
        priced('RowAmount', signed(content, amount)),
      ],
    ]
  })
}

/** Of the name of a row; a longer one stands whole in its free text. */
const LONGEST_NAME = 100

function epiDetails(content: EInvoiceContent): XmlElement[] {
  const { day, dueDate, reference, seller, account, rows } = content
  return [
    ['EpiIdentificationDetails', [dated('EpiDate', day), ['EpiReference', reference]]],
    [
      'EpiPartyDetails',
      [
        ['EpiBfiPartyDetails', [['EpiBfiIdentifier', account.bic, { IdentificationSchemeName: 'BIC' }]]],
        [
          'EpiBeneficiaryPartyDetails',
          [
            ['EpiNameAddressDetails', cut(seller.name, 35)],
            ['EpiAccountID', account.iban, { IdentificationSchemeName: 'IBAN' }],
          ],
        ],
      ],
    ],
    [
      'EpiPaymentInstructionDetails',
      [
        [
          'EpiRemittanceInfoIdentifier',
          reference,
          { IdentificationSchemeName: reference.startsWith('RF') ? 'ISO' : 'SPY' },
        ],
        priced('EpiInstructedAmount', signed(content, sumOf(rows))),
        ['EpiCharge', SHARED_COSTS, { ChargeOption: SHARED_COSTS }],
        dated('EpiDateOptionDate', dueDate),
        ['EpiPaymentMeansCode', CREDIT_TRANSFER],
      ],
    ],
  ]
}

/** The digits of the bar code; none of a credit note, and none where nothing is to be paid. */
function barcodeOf({ kind, rows, account, reference, dueDate }: EInvoiceContent): string {
  const amount = sumOf(rows)
  return kind === 'credit_note' || amount <= 0 ? '' : bankBarcode({ iban: account.iban, amount, reference, dueDate })
}

const signed = ({ kind }: EInvoiceContent, amount: Cents): Cents => (kind === 'credit_note' ? -amount : amount)

/** `S` at a rate, `E` for what is exempt (UNTDID 5305). */
const vatCode = (rate: VatRate) => (rate === EYE_EXAM_VAT_RATE ? 'E' : 'S')

const percent = (rate: VatRate) => String(rate / 100).replace('.', ',')

const priced = (name: string, amount: Cents): XmlElement => [name, euros(amount), EUR]

const dated = (name: string, day: string): XmlElement => [name, day.replaceAll('-', ''), { Format: 'CCYYMMDD' }]

/** Cents as the schema writes them: `-1250,05`. */
function euros(amount: Cents): string {
  const cents = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${cents.slice(0, -2)},${cents.slice(-2)}`
}

const isOvt = (address: string) => address.startsWith('0037')

/** The scheme of ISO 6523 under which OVT codes are registered. */
const schemeOf = (address: string): Record<string, string> => (isOvt(address) ? { SchemeID: '0216' } : {})

/** The OVT code of a company itself: 0037, which is Finland's tax authority, and its business ID. */
const ovtOf = (businessId: string) => `0037${businessId.replace('-', '')}`

const cut = (text: string, most: number) => [...text].slice(0, most).join('')

/** A text in so many pieces of so many signs at most, broken between words where it can be; what is left over is dropped. */
function pieces(text: string, most: number, count: number): string[] {
  const piece = new RegExp(`\\S.{0,${most - 1}}(?!\\S)|\\S{${most}}`, 'gu')
  return (text.match(piece) ?? []).slice(0, count)
}
