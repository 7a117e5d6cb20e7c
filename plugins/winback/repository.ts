import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { signedLink } from '#plugins/kit/sealing/signed-link.ts'
import { changeIf, createUnlessTaken, findOne, type Stored } from '#plugins/kit/storage/documents.ts'
import { scheduleSteps } from '#plugins/kit/work/schedule-steps.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'

export type StoredOffer = Stored<'winback-offers'>

const link = signedLink('winback', z.object({ n: z.int() }))

/** The token of an offer. It names the contract alone; until when it serves follows from the day of its mail. */
export const offerToken = ({ contract }: Pick<StoredOffer, 'contract'>) => link.sign({ n: contract })

/** Makes the one offer of a contract, and schedules its letter. Null where it was made before. */
export async function createOffer(req: PayloadRequest, contract: number, endedOn: string): Promise<StoredOffer | null> {
  const made = { contract, endedOn, mailedAt: nowIso(), ...scheduleSteps(['mail']) }
  const created = await createUnlessTaken(req, 'winback-offers', made)
  if (created) await runSteps(req, 'winback-offers', created)
  return created
}

/** Notes that the page of an offer was opened, the first time. */
export async function noteOpened(req: PayloadRequest, { contract, openedAt }: StoredOffer): Promise<void> {
  if (openedAt) return
  const isNew = { and: [{ contract: { equals: contract } }, { openedAt: { exists: false } }] }
  await changeIf(req, 'winback-offers', isNew, { openedAt: nowIso() })
}

export const offerOf = (req: PayloadRequest, contract: number): Promise<StoredOffer | null> =>
  findOne(req, 'winback-offers', { contract: { equals: contract } })

/** The offer of a mailed link. Throws for one that the shop has not written, or whose offer is gone. */
export async function offerOfLink(req: PayloadRequest, token: string): Promise<StoredOffer> {
  const claims = link.read(token)
  const offer = claims && (await offerOf(req, claims.n))
  if (!offer) throw new Refusal('winback.unknown')
  return offer
}
