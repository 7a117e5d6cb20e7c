import type { PayloadRequest } from 'payload'
import { contractStatuses } from '#contracts/lifestyle.ts'
import { Refusal } from '#domain/refusal.ts'
import { today } from '#plugins/kit/clock.ts'
import { changeIf, createUnlessTaken, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { contractThatPays, type TakesDelivery } from '#plugins/subscriptions/connected.ts'
import { customerOfSubscription, findDelivery } from '#plugins/subscriptions/repository.ts'
import type { ConnectedRow } from './bill-repository.ts'
import { changeContract, contractsOf, type StoredContract } from './repository.ts'

/** Whether a contract pays for others now: it has glasses, and neither waits nor is over. */
function pays({ contract }: StoredContract): boolean {
  const { status, isHeld, endsOn } = contract
  return status === contractStatuses.active && !isHeld && (endsOn === null || today() <= endsOn)
}

const isConnectedWith = ({ connected }: StoredContract, subscription: number) => connected.includes(subscription)

/**
 * Connects a lens subscription of the customer to the glasses contract, or disconnects it. Deliveries that were
 * processed before stay on the bill they are on. Disconnecting a subscription that is not connected changes nothing.
 */
export async function connect(
  req: PayloadRequest,
  customer: string,
  { subscription, isConnected }: { subscription: number; isConnected: boolean },
): Promise<void> {
  if ((await customerOfSubscription(req, subscription)) !== customer) throw new Refusal('subscription.not_found')
  const contracts = await contractsOf(req, customer)
  const now = contracts.filter((one) => isConnectedWith(one, subscription))
  if (isConnected) {
    const payer = contracts.find(pays)
    if (!payer) throw new Refusal('lifestyle.needs_glasses')
    if (now.some(pays)) throw new Refusal('lifestyle.is_connected')
    await changeContract(req, payer.number, ({ connected }) => {
      if (connected.includes(subscription)) throw new Refusal('lifestyle.is_connected')
      return {
        connected: [...connected, subscription],
        events: [{ what: 'connected' }],
        notice: 'connected',
      }
    })
    return
  }
  for (const { number } of now)
    await changeContract(req, number, ({ connected }) => {
      if (!connected.includes(subscription)) return null
      const left = connected.filter((one) => one !== subscription)
      return { connected: left, events: [{ what: 'disconnected' }], notice: 'disconnected' }
    })
}

/** Takes a delivery onto the bill of this month, where its subscription is connected with a contract that pays. */
export const takeDelivery: TakesDelivery = async (req, { subscription, customer, ref, name, amount, vatRate }) => {
  const isIt = { ref: { equals: ref } }
  const known = await findOne(req, 'lifestyle-rows', isIt, ['contract'])
  if (known) return known.contract
  const payer = (await contractsOf(req, customer)).find((one) => pays(one) && isConnectedWith(one, subscription))
  if (!payer) return null
  await createUnlessTaken(req, 'lifestyle-rows', {
    ref,
    contract: payer.number,
    month: today().slice(0, 7),
    name,
    amount,
    vatRate,
    bill: '',
  })
  return (await findOne(req, 'lifestyle-rows', isIt, ['contract']))?.contract ?? null
}

/**
 * The deliveries that the bill of a month asks for: processed in it or before, and in no bill yet. One that was closed before it was
 * settled is in none.
 */
export async function rowsToBill(req: PayloadRequest, contract: number, month: string): Promise<ConnectedRow[]> {
  const isOpen = { and: [{ contract: { equals: contract } }, { bill: { equals: '' } }] }
  const rows: ConnectedRow[] = []
  for (const { ref, name, amount, vatRate, month: of } of await findAll(req, 'lifestyle-rows', isOpen, {
    sort: 'id',
  })) {
    if (of > month || contractThatPays((await findDelivery(req, ref))?.paidBy) !== contract) continue
    rows.push({ ref, name, amount, vatRate })
  }
  return rows
}

/** Notes that deliveries are in a bill. */
export async function noteBilled(req: PayloadRequest, rows: readonly ConnectedRow[], bill: string): Promise<void> {
  for (const { ref } of rows)
    await changeIf(req, 'lifestyle-rows', { and: [{ ref: { equals: ref } }, { bill: { equals: '' } }] }, { bill })
}
