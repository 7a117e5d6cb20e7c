import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { findWithdrawal, type Withdrawal } from './repository.ts'

/** The declaration of this name. Throws where there is none, or where it has been handled. */
export async function mustBeOpen(req: PayloadRequest, ref: string): Promise<Withdrawal> {
  const withdrawal = await findWithdrawal(req, ref)
  if (!withdrawal) throw new Refusal('withdrawal.not_found')
  if (withdrawal.state === 'handled') throw new Refusal('withdrawal.handled')
  return withdrawal
}
