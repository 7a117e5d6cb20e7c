import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import type { CustomerCaller } from '#plugins/kit/requests/caller.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'

/** When this browser signed in, and when strong identification was given in its session; null without. */
export async function sessionTimes(
  req: PayloadRequest,
  { session }: CustomerCaller,
): Promise<{ signedInAt: string; identifiedAt: string | null }> {
  const found = await findOne(req, 'customer-sessions', { ref: { equals: session } }, ['startedAt', 'identifiedAt'])
  if (!found) throw new Refusal('request.not_signed_in')
  return { signedInAt: found.startedAt, identifiedAt: found.identifiedAt }
}
