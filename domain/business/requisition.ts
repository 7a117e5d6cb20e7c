import type { AgreementTerms } from '#contracts/business.ts'
import type { ExamType } from '#contracts/exam-types.ts'
import { PaidItem, type Employee, type RequisitionState, type ShownState } from '#contracts/requisitions.ts'
import { isEmail } from '#domain/customers/email.ts'
import { isName, oneLine } from '#domain/customers/name.ts'
import { type FieldProblem, Refusal } from '#domain/refusal.ts'
import { typedCode } from '#domain/typed-text.ts'

/** Months in which a requisition can be used, until an admin has set others. */
export const REQUISITION_MONTHS = 6

/** Letters and digits of a code: none is taken for another one. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODE_LENGTH = 12

/** A new code, in three groups of four. @param random gives a whole number from 0 below its argument. */
export function requisitionCode(random: (below: number) => number): string {
  const signs = Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[random(CODE_SIGNS.length)])
  return signs.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** A code as it is stored, from what was typed; null where it can be none. */
export function readRequisitionCode(typed: string): string | null {
  const signs = typedCode(typed).toUpperCase().replaceAll('-', '')
  const isCode = signs.length === CODE_LENGTH && [...signs].every((sign) => CODE_SIGNS.includes(sign))
  return isCode ? signs.replace(/(.{4})(?=.)/g, '$1-') : null
}

/** What decides whether a requisition can be used. */
export interface RequisitionFacts {
  state: RequisitionState
  /** ISO day. */
  expiresOn: string
}

/** How a requisition stands on this ISO day. */
export function shownState({ state, expiresOn }: RequisitionFacts, day: string): ShownState {
  return state === 'open' && expiresOn < day ? 'expired' : state
}

/** Throws why a requisition cannot be used on this ISO day. One with a booked exam can be used by that one alone. `where` names the field. */
export function assertBeUsable(facts: RequisitionFacts, day: string, where: Record<string, string> = {}): void {
  const state = shownState(facts, day)
  if (state === 'open') return
  if (state === 'expired') throw new Refusal('requisition.expired', where)
  throw new Refusal(state === 'withdrawn' || state === 'rejected' ? 'requisition.withdrawn' : 'requisition.used', where)
}

/** Whether a store may still answer: it was not used up, taken back or erased. */
export function isDecidable(facts: RequisitionFacts, day: string): boolean {
  return ['open', 'booked'].includes(shownState(facts, day))
}

/** What an agreement pays, and so what a requisition of it may: protective glasses only of agreed classes. */
export function agreedItems({ protectiveClasses }: Pick<AgreementTerms, 'protectiveClasses'>): PaidItem[] {
  return PaidItem.options.filter((item) => item !== 'protective_glasses' || protectiveClasses.length > 0)
}

/** Whether a requisition for these items pays an exam: one of eyesight for glasses that may be booked for an employer. */
export function paysExam(pays: readonly PaidItem[], exam: Pick<ExamType, 'group' | 'isForCompanies'>): boolean {
  return pays.includes('exam') && exam.isForCompanies && exam.group === 'glasses'
}

/** The problems of a requisition, field by field. What is paid must stand in the agreement. */
export function problemsWithRequisition(
  { employee, pays }: { employee: Employee; pays: readonly PaidItem[] },
  agreed: { needsNumber: boolean; items: readonly PaidItem[] },
): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (!isName(employee.name)) problems.push({ field: 'employee.name', code: 'contact.name_malformed' })
  if (!isEmail(employee.email)) problems.push({ field: 'employee.email', code: 'contact.email_malformed' })
  if (agreed.needsNumber && oneLine(employee.number) === '')
    problems.push({ field: 'employee.number', code: 'requisition.number_missing' })
  if (pays.length === 0) problems.push({ field: 'pays.exam', code: 'requisition.nothing_paid' })
  const item = pays.find((one) => !agreed.items.includes(one))
  if (item) problems.push({ field: `pays.${item}`, code: 'requisition.not_agreed' })
  return problems
}
