import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { chargeOwner } from '../charge-owners.ts'
import { providerFor } from '../provider.ts'
import { changeCharge, writeCharge, type Asked } from './repository.ts'
import { settleAsked } from './settle-charge.ts'

/**
 * Opens a charge at its provider, and returns the page where it is paid. The charge is written first, so that the
 * provider never has a charge that is unknown here, and is asked about from the first sweep on, since the proof of its
 * payment may be lost. One that was opened before is asked about at once, so that nothing is paid twice, and has the
 * page that it had. Throws `payment.unavailable` where it has none.
 *
 * @param asked `returnUrl` is where the payer's browser comes back to.
 * @param note what its owner writes of it before the provider is asked.
 */
export async function openCharge(
  req: PayloadRequest,
  { returnUrl, ...asked }: Asked & { returnUrl: string },
  note?: () => Promise<void>,
): Promise<string> {
  const charge = await writeCharge(req, asked, [{ step: 'ask', at: nowIso() }])
  await note?.()
  await settleAsked(req, charge)
  if (charge.payUrl !== null) return charge.payUrl
  const customer = await chargeOwner(req, charge).payer(req, charge)
  if (!customer) throw new Refusal('payment.unknown')
  const { owner, ref, amount, method } = charge
  const savesCard = ((await chargeOwner(req, charge).keepsCard?.(req, charge)) ?? null) !== null
  const opened = await providerFor(req, method).create({ owner, ref, amount, customer, returnUrl }, { savesCard })
  const { payUrl } = await changeCharge(req, ref, ({ state, transactionId }) => ({
    transactionId: transactionId ?? opened.transactionId,
    ...(state === 'open' && { payUrl: opened.payUrl }),
  }))
  if (payUrl === null) throw new Refusal('payment.unavailable')
  return payUrl
}
