import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import type { exchangeGlasses } from '#contracts/lifestyle.ts'
import { exchangePair } from '#domain/lifestyle/contract.ts'
import { Refusal } from '#domain/refusal.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { chosenGlasses, shopperOf } from './chosen-glasses.ts'
import { changeContract, contractNumbered, type ContractChange, type StoredContract } from './repository.ts'
import { deliveryOf } from './sign.ts'

type Asked = z.output<(typeof exchangeGlasses)['input']>

/**
 * Orders the glasses in a row of the customer's cart, or chosen for the contract, in place of a pair, at the request of the customer or of staff on
 * the customer's behalf. Whether an exchange is allowed is checked before the chosen glasses are, so that the first
 * refusal is one that no other glasses would change; the change itself checks again, over the version that the customer
 * saw.
 */
export async function exchange(
  req: PayloadRequest,
  { id, version, pair, row, acceptsBinding, delivery }: Asked,
  by?: ContractChange['by'],
): Promise<StoredContract> {
  const stored = await contractNumbered(req, id)
  const shopper = by ? await shopperOf(req, stored.customer) : customerCaller(req).shopper
  if (stored.version !== version) throw new Refusal('lifestyle.changed')
  const { plan, glasses, form } = stored
  const replaced = glasses.pairs[pair]
  if (!replaced) throw new Refusal('lifestyle.not_found')
  const asked = { today: today(), acceptsBinding }
  exchangePair(stored.contract, pair, asked)
  const saved = glasses.pairs.filter((one) => one !== replaced)
  const chosen = { plan, rows: [row], saved, contract: id }
  const { pairs, ordering, needsFitting } = await chosenGlasses(req, shopper, chosen)
  const way = await deliveryOf(req, { chosen: delivery, before: stored.delivery, zip: form.address.zip, needsFitting })
  return changeContract(
    req,
    id,
    ({ contract }) => {
      const after = exchangePair(contract, pair, asked)
      const [instead = replaced] = pairs
      return {
        contract: after,
        delivery: way,
        events: [{ what: 'exchange_ordered' }],
        notice: 'exchange_ordered',
        glasses: {
          ...glasses,
          ordering,
          replaced,
          pairs: glasses.pairs.map((one, at) => (at === pair ? instead : one)),
        },
        steps: [
          { step: 'document', of: `exchange.${after.orders}` },
          { step: 'order', of: String(after.orders) },
        ],
        ...(by && { by }),
      }
    },
    version,
  )
}
