import type { PayloadRequest } from 'payload'
import type { CustomerCaller } from '#plugins/kit/requests/caller.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'

/** When this browser signed in, and when strong identification was given in its session; both null where it has ended. */
export async function sessionTimes(
  req: PayloadRequest,
  { session }: CustomerCaller,
): Promise<{ signedInAt: string | null; identifiedAt: string | null }> {
  const found = await findOne(req, 'customer-sessions', { ref: { equals: session } }, ['startedAt', 'identifiedAt'])
  return { signedInAt: found?.startedAt ?? null, identifiedAt: found?.identifiedAt ?? null }
}
