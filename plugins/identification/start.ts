import type { PayloadRequest } from 'payload'
import { ASKED_MINUTES } from '#domain/identification/link-step.ts'
import { giveEidToken } from './eid-cookie.ts'
import { askProvider } from './provider.ts'
import { keepIdentification } from './repository.ts'

/** Begins an identification: the address at the provider. A later one in the same browser takes its place. */
export async function startIdentification(req: PayloadRequest, next: string | null): Promise<string> {
  const { to, asked } = await askProvider(req, ownPath(next))
  const token = await keepIdentification(req, 'asked', asked, { lifeMs: ASKED_MINUTES * 60_000 })
  giveEidToken(req, token, ASKED_MINUTES)
  return to
}

/** A path of this shop; null for anything else, such as another site's address. */
function ownPath(next: string | null): string | null {
  return next && /^\/(?![/\\])[^\s\\]*$/.test(next) ? next : null
}
