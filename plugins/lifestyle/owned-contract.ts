import type { OwnedDocument } from '#plugins/kit/requests/ownership.ts'
import { customerOfContract } from './repository.ts'

/** A contract belongs to the customer who signed it. */
export const ownedContract: OwnedDocument<{ id: number }> = {
  async owner({ id }, req) {
    const customer = await customerOfContract(req, id)
    return customer === null ? null : { kind: 'customer', id: customer }
  },
  missing: 'lifestyle.not_found',
}
