import type { PayloadRequest } from 'payload'

/** Who did it, as the timeline names them. */
export function staffNameOf({ user }: Pick<PayloadRequest, 'user'>): string {
  const { name, email } = (user ?? {}) as { name?: string; email?: string }
  return name ?? email ?? ''
}
