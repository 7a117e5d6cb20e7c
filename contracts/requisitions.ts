import * as z from 'zod/mini'
import { FrameLevel, GlassLevel, ProtectiveClass } from './business.ts'
import { ExamTypeId } from './exam-types.ts'
import { ContractStatus } from './lifestyle.ts'
import { Cents } from './money.ts'
import { Nothing, route } from './route.ts'
import { businessId, code, email, line, personName } from './typed.ts'

const isEachOnce = (items: readonly string[]) => new Set(items).size === items.length

/** A business ID in a path. */
const CompanyId = businessId().check(z.regex(/^\d{7}-\d$/))

/** The code of a requisition as typed: small letters, spaces and hyphens are read as well. */
const Code = code(20)

/** What an employer pays by a requisition: an eye exam, glasses for display work, protective glasses with correction. */
export const PaidItem = z.enum(['exam', 'display_glasses', 'protective_glasses'])
export type PaidItem = z.infer<typeof PaidItem>

/** How a requisition is had: by a code in a letter, or printed. */
export const RequisitionKind = z.enum(['electronic', 'physical'])
export type RequisitionKind = z.infer<typeof RequisitionKind>

/**
 * How a requisition stands (specification §4: approved or rejected): not used yet, with a booked exam, as the store has answered,
 * or taken back by the company. Who reads one that was not used in time sees `expired`.
 */
export const RequisitionState = z.enum(['open', 'booked', 'approved', 'rejected', 'withdrawn'])
export type RequisitionState = z.infer<typeof RequisitionState>
export const ShownState = z.enum([...RequisitionState.options, 'expired'])
export type ShownState = z.infer<typeof ShownState>

/** For whom a requisition is. The number is that of the employer's own books; empty where there is none. */
export const Employee = z.object({ name: personName(120), email: email(), number: line(40) })
export type Employee = z.infer<typeof Employee>

/** A requisition as its company sees it. Nothing in it is of the employee's health. */
export const Requisition = z.object({
  code: z.string(),
  employee: Employee,
  pays: z.array(PaidItem),
  kind: RequisitionKind,
  state: ShownState,
  madeOn: z.iso.date(),
  /** The last day on which it can be used. */
  expiresOn: z.iso.date(),
  /** Why the store has rejected it; empty otherwise. */
  reason: z.string(),
  /** Number of the invoice of it; null before. */
  invoice: z.nullable(z.int()),
})
export type Requisition = z.infer<typeof Requisition>

/** A company that the customer represents, with its agreement in few words. */
export const RepresentedCompany = z.object({
  businessId: z.string(),
  company: z.string(),
  number: z.string(),
  status: ContractStatus,
  /** The last day, once notice was given. */
  endsOn: z.nullable(z.iso.date()),
  /** What its requisitions may pay. */
  pays: z.array(PaidItem),
  /** What was agreed: a heading, and labels with their values. */
  parts: z.array(z.object({ title: z.string(), rows: z.array(z.tuple([z.string(), z.string()])) })),
})
export type RepresentedCompany = z.infer<typeof RepresentedCompany>

/**
 * The companies that the customer represents: the customer signed their agreement in force, or is its contact by e-mail
 * address.
 */
export const listMyCompanies = route({
  method: 'get',
  path: '/account/company',
  input: Nothing,
  output: z.object({ companies: z.array(RepresentedCompany) }),
})

/** The requisitions of a company, the newest first. */
export const listRequisitions = route({
  method: 'get',
  path: '/account/company/:businessId/requisitions',
  input: z.object({ businessId: CompanyId }),
  output: z.object({ company: RepresentedCompany, requisitions: z.array(Requisition) }),
})

/** The agreement as it was signed, a PDF in base64. */
export const readMyAgreement = route({
  method: 'get',
  path: '/account/company/:businessId/agreement',
  input: z.object({ businessId: CompanyId }),
  output: z.object({ file: z.string() }),
})

/** Makes a requisition, and mails its code where it is electronic. */
export const makeRequisition = route({
  method: 'post',
  path: '/account/company/:businessId/requisitions',
  input: z.object({
    businessId: CompanyId,
    employee: Employee,
    pays: z.array(PaidItem).check(z.maxLength(3)),
    kind: RequisitionKind,
  }),
  output: z.object({ code: z.string() }),
})

/** Takes back a requisition that was not used. Safe to send twice. */
export const withdrawRequisition = route({
  method: 'post',
  path: '/account/company/:businessId/requisitions/:code/withdraw',
  input: z.object({ businessId: CompanyId, code: Code }),
  output: z.object({ state: ShownState }),
})

/** A requisition to print, a PDF in base64. */
export const readRequisitionPaper = route({
  method: 'get',
  path: '/account/company/:businessId/requisitions/:code/paper',
  input: z.object({ businessId: CompanyId, code: Code }),
  output: z.object({ file: z.string() }),
})

/** The payer of a code, as the holder of the code sees it. Throws where the code can no longer be used, or does not pay the exam. */
export const findPayer = route({
  method: 'get',
  path: '/business/payer',
  input: z.object({ code: Code, examType: z.optional(ExamTypeId) }),
  output: z.object({ businessId: z.string(), company: z.string(), pays: z.array(PaidItem), expiresOn: z.iso.date() }),
})

/** What a store reads of a requisition: who pays, for whom, what and how much. */
export const AdminRequisition = z.extend(Requisition, {
  company: z.string(),
  frameLevel: FrameLevel,
  glassLevel: GlassLevel,
  isPhotochromic: z.boolean(),
  protectiveClasses: z.array(ProtectiveClass),
})
export type AdminRequisition = z.infer<typeof AdminRequisition>

/** Staff of stores: a requisition by its code. */
export const readRequisition = route({
  method: 'get',
  path: '/business/requisitions/:code',
  input: z.object({ code: Code }),
  output: z.object({ requisition: AdminRequisition }),
})

/** Staff of stores: approves a requisition, or rejects it with a reason that the company and the employee read. Done once. */
export const decideRequisition = route({
  method: 'post',
  path: '/business/requisitions/:code/decide',
  input: z.object({ code: Code, isApproved: z.boolean(), reason: z.string().check(z.trim(), z.maxLength(500)) }),
  output: z.object({ state: ShownState }),
})

/** Staff: bills the company for an approved requisition, once. An amount is what of it the company pays, in cents with VAT; each item once. */
export const invoiceRequisition = route({
  method: 'post',
  path: '/business/requisitions/:code/invoice',
  input: z.object({
    code: Code,
    amounts: z.array(z.object({ item: PaidItem, amount: Cents.check(z.minimum(1), z.maximum(1_000_000)) })).check(
      z.minLength(1),
      z.maxLength(3),
      z.refine((amounts) => isEachOnce(amounts.map(({ item }) => item))),
    ),
  }),
  output: z.object({ number: z.int() }),
})
