import type { PayloadRequest } from 'payload'
import type { FriendsBenefit } from '#contracts/friends.ts'
import { rightsOf } from '#domain/orders/return-terms.ts'
import { readPrivateFile } from '#plugins/kit/originals/private-files.ts'
import type { KeepsRecords, RecordFile } from '#plugins/customers/hooks.ts'
import type { Person } from '#plugins/friends/repository.ts'
import { countWhere } from '#plugins/kit/storage/documents.ts'
import { ordersAsMember } from '#plugins/orders/repository.ts'
import { termedOrder } from '#plugins/orders/parted-order.ts'
import { pairsOf } from './claim.ts'
import { claimsOfCustomer, deleteClaims, moveClaims, type Claim } from './repository.ts'

/** The customer's claims for broken glasses, with their pictures. Nothing keeps them: a code that was given stays good. */
export const claimRecords: KeepsRecords = {
  async collect(req, { number }) {
    const claims = await claimsOfCustomer(req, number)
    return {
      rows: claims.map(({ number: order, name, words, state, answer, receivedAt, answeredAt, code }) => {
        return { number: order, name, words, state, answer, receivedAt, answeredAt, code }
      }),
      files: (await Promise.all(claims.map(fileOf))).flat(),
    }
  },
  async erase(req, { number }) {
    await deleteClaims(req, { customer: { equals: number } })
    return []
  },
  merge: {
    count: (req, { number }) => countWhere(req, 'insurance-claims', { customer: { equals: number } }),
    move: (req, from, into) => moveClaims(req, from.number, into.number),
  },
}

async function fileOf({ ref, fileType, receivedAt }: Claim): Promise<RecordFile[]> {
  const bytes = await readPrivateFile(ref)
  const ending = fileType === 'application/pdf' ? 'pdf' : 'jpg'
  return bytes ? [{ path: `${receivedAt.slice(0, 10)}-${ref.slice(0, 6)}.${ending}`, bytes }] : []
}

/** The glasses of a person that are insured, also before they have come. */
export async function insuranceOf(req: PayloadRequest, person: Person): Promise<FriendsBenefit[]> {
  const benefits = (await ordersAsMember(req, person)).map(async (order): Promise<FriendsBenefit[]> => {
    const term = rightsOf(termedOrder(order)).find(({ name }) => name === 'insurance')
    if (!term || order.state === 'canceled' || order.state === 'returned') return []
    const benefit = { kind: 'insurance' as const, of: order.number, code: null, until: term.until }
    if (term.until === null) return [benefit]
    return (await pairsOf(req, order)).some(({ left }) => left > 0) ? [benefit] : []
  })
  return (await Promise.all(benefits)).flat()
}
