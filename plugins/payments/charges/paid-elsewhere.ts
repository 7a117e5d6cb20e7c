import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { chargeOwner } from '../charge-owners.ts'
import { chargeNamed, findCharge, writeCharge, type Charge } from './repository.ts'

/**
 * Notes that a sum for which a card was declined was paid in a store or by bank: a charge of its own that no provider
 * knows, paid as it is written. Its owner decides whether the sum was still unpaid; if it was not, the money is
 * refunded as any other, which staff must do. Noted again, it is found. Throws `payment.not_refused` where nothing
 * waits for money.
 */
export async function notePaidElsewhere(
  req: PayloadRequest,
  refused: Charge,
  { who, note }: { who: string; note: string },
): Promise<Charge> {
  const { owner, subject, method, amount } = refused
  // Of each subject there is one.
  const ref = `${subject}-elsewhere`
  const isKnown = (await findCharge(req, ref)) !== null
  if (!isKnown && !(await chargeOwner(req, refused).isRefused?.(req, refused))) throw new Refusal('payment.not_refused')
  const paid = { state: 'paid' as const, paid: amount, elsewhere: { who, note } }
  const written = await writeCharge(req, { ref, owner, subject, method, amount, ...paid }, ['paid'])
  await runSteps(req, 'charges', written)
  return chargeNamed(req, ref)
}

/** Whether what paid for something, by the reference of a charge where it is one, was collected by no provider. */
export async function isPaidElsewhere(req: PayloadRequest, paidBy: string | null | undefined): Promise<boolean> {
  return Boolean(paidBy && (await findCharge(req, paidBy))?.elsewhere)
}
