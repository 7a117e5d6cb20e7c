import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import type { orderNewLenses } from '#contracts/lifestyle.ts'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { orderLenses } from '#domain/lifestyle/contract.ts'
import { assertNewLenses } from '#domain/lifestyle/new-lenses.ts'
import { hasPerk } from '#domain/lifestyle/perks.ts'
import { Refusal } from '#domain/refusal.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { orderNumbered, prescriptionsOf } from '#plugins/orders/repository.ts'
import { chosenGlasses } from './chosen-glasses.ts'
import type { Ordering, Pair } from './contract-document.ts'
import { changeContract, contractNumbered, type StoredContract } from './repository.ts'
import { deliveryOf } from './sign.ts'

type Asked = z.output<(typeof orderNewLenses)['input']>

/**
 * Orders the same frame with lenses by a changed prescription in place of a pair, at no price and without using up the
 * yearly exchange. It is checked in the order in which `exchange` checks.
 */
export async function newLenses(
  req: PayloadRequest,
  { id, version, pair, row, delivery }: Asked,
): Promise<StoredContract> {
  const stored = await contractNumbered(req, id)
  if (stored.version !== version) throw new Refusal('lifestyle.changed')
  const { plan, glasses, form } = stored
  const replaced = glasses.pairs[pair]
  if (!replaced) throw new Refusal('lifestyle.not_found')
  if (!hasPerk(plan, 'lenses')) throw new Refusal('lifestyle.not_allowed')
  orderLenses(stored.contract, pair, today())
  const saved = glasses.pairs.filter((one) => one !== replaced)
  const { shopper } = customerCaller(req)
  const asked = { plan, rows: [row], saved, contract: id }
  const { pairs, ordering, needsFitting } = await chosenGlasses(req, shopper, asked)
  const [chosen = replaced] = pairs
  const { articleId } = chosen
  assertNewLenses(
    { articleId: replaced.articleId, prescription: await orderedPrescription(req, replaced) },
    { articleId, prescription: prescriptionIn(ordering, chosen) },
  )
  const way = await deliveryOf(req, { chosen: delivery, before: stored.delivery, zip: form.address.zip, needsFitting })
  return changeContract(
    req,
    id,
    ({ contract }) => {
      const after = orderLenses(contract, pair, today())
      return {
        contract: after,
        delivery: way,
        events: [{ what: 'exchange_ordered' }],
        notice: 'exchange_ordered',
        glasses: {
          ...glasses,
          ordering,
          replaced,
          pairs: glasses.pairs.map((one, at) => (at === pair ? chosen : one)),
        },
        steps: [{ step: 'order', of: String(after.orders) }],
      }
    },
    version,
  )
}

/** The values by which a pair was ordered. */
async function orderedPrescription(req: PayloadRequest, pair: Pair): Promise<GlassesPrescription | null> {
  if (pair.orderNumber === null) return null
  const [{ bought }, prescriptions] = await Promise.all([
    orderNumbered(req, pair.orderNumber),
    prescriptionsOf(req, pair.orderNumber),
  ])
  return prescriptionIn({ lines: bought.lines, prescriptions }, pair)
}

function prescriptionIn({ lines, prescriptions }: Ordering, { ref }: Pair): GlassesPrescription | null {
  const lenses = lines.find(({ parentRef }) => parentRef === ref)
  return (lenses && prescriptions[lenses.ref]?.prescriptionGlasses) ?? null
}
