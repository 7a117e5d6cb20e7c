import type { PayloadRequest } from 'payload'

/** Name of the signed-in member of staff, for timelines. */
export function staffNameOf({ user }: Pick<PayloadRequest, 'user'>): string {
  const { name, email } = (user ?? {}) as { name?: string; email?: string }
  return name ?? email ?? ''
}
