import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import type { makeRequisition } from '#contracts/requisitions.ts'
import { agreedItems, problemsWithRequisition } from '#domain/business/requisition.ts'
import { oneLine } from '#domain/customers/name.ts'
import { Refusal } from '#domain/refusal.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { agreementInForceOf } from './representatives.ts'
import { changeRequisition, requisitionOf, writeRequisition, type StoredRequisition } from './requisition-repository.ts'

type Asked = z.output<(typeof makeRequisition)['input']>

/** Makes a requisition for an employee, once per key. An electronic one is mailed to the employee. */
export async function makeOne(
  req: PayloadRequest,
  { businessId, employee, pays, kind }: Asked,
): Promise<StoredRequisition> {
  const agreement = await agreementInForceOf(req, businessId)
  if (!agreement) throw new Refusal('requisition.agreement_ended')
  const needsNumber = agreement.terms.invoicing.referenceType === 'employee_number'
  const agreed = { needsNumber, items: agreedItems(agreement.terms) }
  const [problem] = problemsWithRequisition({ employee, pays }, agreed)
  if (problem) throw new Refusal(problem.code, { ...problem.details, field: problem.field })
  const made = await writeRequisition(req, agreement, {
    key: idempotencyKeyOf(req) ?? randomUUID(),
    kind,
    language: languageOf(req),
    pays: [...new Set(pays)],
    employee: { name: oneLine(employee.name), email: employee.email, number: oneLine(employee.number) },
  })
  await runSteps(req, 'requisitions', made)
  return made
}

/** A requisition of a company. Throws where it is another one's. */
export async function ownRequisition(
  req: PayloadRequest,
  businessId: string,
  code: string,
): Promise<StoredRequisition> {
  const found = await requisitionOf(req, code)
  if (found.businessId !== businessId) throw new Refusal('requisition.unknown', { field: 'code' })
  return found
}

/** Takes back an unused requisition and notifies its employee of an electronic one. Repeated, it is done once. */
export async function withdrawOne(req: PayloadRequest, businessId: string, code: string): Promise<StoredRequisition> {
  const found = await ownRequisition(req, businessId, code)
  if (found.state === 'withdrawn') return found
  const steps = found.kind === 'electronic' ? ['withdrawn'] : []
  const withdrawn = await changeRequisition(req, found, { from: ['open'], to: 'withdrawn', steps })
  await runSteps(req, 'requisitions', withdrawn)
  return withdrawn
}
