import * as z from 'zod/mini'
import { Address } from './checkout.ts'
import { Nothing, route } from './route.ts'
import { businessId, code, email, line, note, personName, phone } from './typed.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** A Finnish business ID (Y-tunnus) as typed; the rule looks at its check digit. */
const BusinessId = businessId()

/** Number of an agreement: eight digits, the last a check digit. */
const AgreementNumber = z.string().check(z.regex(/^\d{8}$/))

/** Names an eye-health day that was asked for. */
const DayRef = text(40)

/** What a pair of frames may cost its employer (specification §3): `domain/business/agreement.ts` has the cents of each. */
export const FrameLevel = z.enum(['basic', 'middle', 'wide'])
export type FrameLevel = z.infer<typeof FrameLevel>

/** Which lenses an employer pays (specification §3). */
export const GlassLevel = z.enum(['basic', 'coated', 'thin'])
export type GlassLevel = z.infer<typeof GlassLevel>

/**
 * What protective glasses must withstand (specification §3): `robust` is S of EN 166, `impact_45` its F and C of EN ISO 16321-1
 * (a steel ball of 6 mm at 45 m/s), `impact_80` D of EN ISO 16321-1 (at 80 m/s).
 */
export const ProtectiveClass = z.enum(['robust', 'impact_45', 'impact_80'])
export type ProtectiveClass = z.infer<typeof ProtectiveClass>

/** What an invoice to a company names, so that its bookkeeping finds whose it is (specification §3: reference type). */
export const ReferenceType = z.enum(['none', 'cost_center', 'order_number', 'employee_number'])
export type ReferenceType = z.infer<typeof ReferenceType>

/** How the invoices of a company reach it (specification §3: invoice type). */
export const InvoicingWay = z.enum(['e_invoice', 'email', 'post'])
export type InvoicingWay = z.infer<typeof InvoicingWay>

/** Where the invoices of a company go. `address` of an e-invoice is an OVT code or an IBAN, `operator` who carries it. */
export const InvoiceAddress = z.discriminatedUnion('way', [
  z.object({ way: z.literal('e_invoice'), address: code(40), operator: code(40) }),
  z.object({ way: z.literal('email'), email: email() }),
  z.object({ way: z.literal('post'), address: Address }),
])
export type InvoiceAddress = z.infer<typeof InvoiceAddress>

/** How a company is billed. `reference` is what the invoice names, where its type is a cost center or an order number. */
export const Invoicing = z.object({ to: InvoiceAddress, referenceType: ReferenceType, reference: line(80) })
export type Invoicing = z.infer<typeof Invoicing>

/** Whom a company has for a matter. */
export const CompanyContact = z.object({ name: personName(120), email: email(), phone: phone() })
export type CompanyContact = z.infer<typeof CompanyContact>

/** What a company and the chain agree on: what the employer pays, and who gets the bill. */
export const AgreementTerms = z.object({
  businessId: BusinessId,
  company: line(120),
  address: Address,
  contact: CompanyContact,
  /** The signer's position in the company, such as its managing director. */
  signerTitle: line(80),
  invoicing: Invoicing,
  frameLevel: FrameLevel,
  glassLevel: GlassLevel,
  /** Whether lenses that darken in light are paid, too. */
  isPhotochromic: z.boolean(),
  /** Of protective glasses with correction; none where the company pays no such. */
  protectiveClasses: z.array(ProtectiveClass).check(z.maxLength(3)),
})
export type AgreementTerms = z.infer<typeof AgreementTerms>

/** A company as the register of companies knows it. */
export const RegisteredCompany = z.object({ businessId: z.string(), name: z.string(), address: Address })
export type RegisteredCompany = z.infer<typeof RegisteredCompany>

/** The company of a business ID, by the register. */
export const findCompany = route({
  method: 'get',
  path: '/business/company',
  input: z.object({ businessId: BusinessId }),
  output: z.object({ company: RegisteredCompany }),
})

/** The ways in which the shop can bill a company: e-invoices where it has an address that they come from. */
export const listInvoicingWays = route({
  method: 'get',
  path: '/business/ways',
  input: Nothing,
  output: z.object({ ways: z.array(InvoicingWay) }),
})

/** Signs an agreement for a company, by who is strongly identified. A company has one at a time, however often this is sent. */
export const signAgreement = route({
  method: 'post',
  path: '/account/business/sign',
  input: z.object({
    terms: AgreementTerms,
    /** Confirms that the signer may sign for the company. */
    mayActFor: z.boolean(),
    acceptsTerms: z.boolean(),
  }),
  output: z.object({ number: AgreementNumber }),
})

/** What staff do with an agreement: take it into use, refuse it, or end it by the notice of either. */
export const AgreementAction = z.enum(['activate', 'refuse', 'notice_of_company', 'notice_of_chain'])
export type AgreementAction = z.infer<typeof AgreementAction>

/** Staff: performs an action. The company reads the note where it is refused or given notice. */
export const actOnAgreement = route({
  method: 'post',
  path: '/business/agreements/:number/act',
  input: z.object({
    number: AgreementNumber,
    /** Of what was seen: where another change came between, it is refused. */
    version: z.int(),
    deed: AgreementAction,
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  output: z.object({ version: z.int() }),
})

/** Staff: the agreement as it was signed, a PDF in base64. */
export const readAgreementDocument = route({
  method: 'get',
  path: '/business/agreements/:number/document',
  input: z.object({ number: AgreementNumber }),
  output: z.object({ file: z.string() }),
})

/** Where an eye-health day is held. */
export const DayPlace = z.enum(['company', 'store'])
export type DayPlace = z.infer<typeof DayPlace>

/** How an eye-health day stands: staff have still to answer, it was agreed, or it cannot be held. */
export const DayState = z.enum(['received', 'agreed', 'declined'])
export type DayState = z.infer<typeof DayState>

/** What a company wishes of an eye-health day. */
export const EyeHealthDayWish = z.object({
  businessId: BusinessId,
  company: line(120),
  contact: CompanyContact,
  place: DayPlace,
  /** Where: the address of the company, or the store. */
  where: line(200),
  people: z.int(),
  /** ISO days, the best one first. */
  days: z.array(z.iso.date()).check(z.maxLength(3)),
  note: note(500),
})
export type EyeHealthDayWish = z.infer<typeof EyeHealthDayWish>

/** Asks for a day on which optometrists come to a company, or its people to a store. Sent twice, it is asked for once. */
export const askEyeHealthDay = route({
  method: 'post',
  path: '/business/eye-health-day',
  input: z.object({ wish: EyeHealthDayWish }),
  output: z.object({ ref: DayRef }),
})

/** Staff: what was agreed on, or why it cannot be held. `day` is the agreed one. Done once. */
export const answerEyeHealthDay = route({
  method: 'post',
  path: '/business/eye-health-days/:ref/answer',
  input: z.object({
    ref: DayRef,
    day: z.nullable(z.iso.date()),
    answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  output: z.object({ state: DayState }),
})
