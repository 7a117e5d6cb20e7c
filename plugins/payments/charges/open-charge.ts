import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { chargeOwner } from '../charge-owners.ts'
import { providerFor } from '../providers.ts'
import { changeCharge, writeCharge, type Asked, type Charge } from './repository.ts'

/** What is asked of a payer who is sent to the provider. */
export type AskedCharge = Asked & {
  /** Where the payer's browser comes back to. */
  returnUrl: string
}

/**
 * Opens a charge at its provider, whose page is then its `payUrl`. The charge is written first, so that nothing is asked
 * for that is not known here, and owes to be asked about from the first sweep on: the proof of its payment may be lost.
 *
 * @param note what its owner writes of it before the provider is asked.
 */
export async function openCharge(
  req: PayloadRequest,
  { returnUrl, ...asked }: AskedCharge,
  note?: () => Promise<void>,
): Promise<Charge> {
  const charge = await writeCharge(req, asked, [{ step: 'ask', at: nowIso() }])
  await note?.()
  const customer = await chargeOwner(req, charge).payer(req, charge)
  if (!customer) throw new Refusal('payment.unknown')
  const { owner, ref, amount, method } = charge
  const savesCard = ((await chargeOwner(req, charge).keepsCard?.(req, charge)) ?? null) !== null
  const opened = await providerFor(req, method).create({ owner, ref, amount, customer, returnUrl }, { savesCard })
  return changeCharge(req, ref, ({ state, transactionId }) => ({
    transactionId: transactionId ?? opened.transactionId,
    ...(state === 'open' && { payUrl: opened.payUrl }),
  }))
}
