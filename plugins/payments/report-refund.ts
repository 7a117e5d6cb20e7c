import type { PayloadRequest } from 'payload'
import { chargeOwner, refundReporter } from './charge-owners.ts'
import { chargeRefunds } from './charges/charge-refunds.ts'
import { findCharge } from './charges/repository.ts'
import type { RefundReport } from './provider.ts'
import { handleRefundReport } from './settle-refund.ts'

/** Passes the provider's report of a refund to its charge, or to the subject that keeps the refund itself. */
export async function reportRefund(req: PayloadRequest, report: RefundReport): Promise<void> {
  const itself = refundReporter(req, report)
  if (itself) return void (await itself(req, report))
  if (!(await findCharge(req, report.ref))) await chargeOwner(req, report).adopt?.(req, report.ref)
  await handleRefundReport(req, chargeRefunds(report.owner), report)
}
