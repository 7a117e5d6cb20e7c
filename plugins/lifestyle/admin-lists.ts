import type { PayloadRequest, Where } from 'payload'
import type { ContractStatus } from '#contracts/lifestyle.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { billedFrom } from '#domain/lifestyle/contract.ts'
import { isSubscriptionNumber } from '#domain/subscriptions/subscription-number.ts'
import { today } from '#plugins/kit/clock.ts'
import { countWhere, findAll, type Stored } from '#plugins/kit/storage/documents.ts'

/** Rows of a list; it says how many there are in all. */
const SHOWN = 20
/** Days for which one that has ended is shown. */
const ENDED_DAYS = 30

/** A contract in a list for staff. Days are ISO days, null where they do not apply. */
export interface AdminContract {
  id: number
  status: ContractStatus
  customer: string
  name: string
  plan: string
  awaits: 'card' | 'glasses' | null
  isHeld: boolean
  billsOn: string | null
  nextAttemptOn: string | null
  endsOn: string | null
}

export interface ContractList {
  name: 'due' | 'failing' | 'held' | 'card' | 'glasses' | 'ending' | 'ended'
  count: number
  rows: AdminContract[]
}

const fields = [
  ...(['number', 'customer', 'status', 'isHeld', 'billsOn', 'endsOn', 'awaits', 'form', 'plan', 'contract'] as const),
] as const

/** What staff look after: what is billed next, what failed or waits, what is not handed over yet, and what ends. */
export async function contractLists(req: PayloadRequest): Promise<ContractList[]> {
  const day = today()
  const lists: [ContractList['name'], Where, sort: string][] = [
    ['due', { billsOn: { less_than_equal: billedFrom(day.slice(0, 7)) } }, 'billsOn'],
    ['failing', { stage: { equals: 'failing' } }, 'number'],
    ['held', { isHeld: { equals: true } }, 'number'],
    ['card', { awaits: { equals: 'card' } }, 'signedOn'],
    ['glasses', { awaits: { equals: 'glasses' } }, 'signedOn'],
    ['ending', { and: [{ status: { equals: 2 } }, { endsOn: { exists: true } }] }, 'endsOn'],
    ['ended', { endedOn: { greater_than_equal: plusDays(day, -ENDED_DAYS) } }, '-endedOn'],
  ]
  return Promise.all(
    lists.map(async ([name, where, sort]) => {
      const [count, rows] = await Promise.all([
        countWhere(req, 'lifestyle-contracts', where),
        rowsWhere(req, where, sort),
      ])
      return { name, count, rows }
    }),
  )
}

/** The contract of a number; none where it is no number of one. */
export async function contractsNumbered(req: PayloadRequest, words: string): Promise<AdminContract[]> {
  const number = Number(words)
  return isSubscriptionNumber(number) ? rowsWhere(req, { number: { equals: number } }) : []
}

/** The contracts of a customer, the one signed last on top. */
export function adminContractsOf(req: PayloadRequest, customer: string): Promise<AdminContract[]> {
  return rowsWhere(req, { customer: { equals: customer } })
}

/** References of the charges of a customer's months. */
export async function billRefsOf(req: PayloadRequest, customer: string): Promise<string[]> {
  const contracts = await findAll(
    req,
    'lifestyle-contracts',
    { customer: { equals: customer } },
    { fields: ['number'] },
  )
  const where = { contract: { in: contracts.map(({ number }) => number) } }
  return (await findAll(req, 'lifestyle-bills', where, { fields: ['ref'] })).map(({ ref }) => ref)
}

async function rowsWhere(req: PayloadRequest, where: Where, sort = '-signedOn'): Promise<AdminContract[]> {
  return (await findAll(req, 'lifestyle-contracts', where, { limit: SHOWN, sort, fields })).map(rowOf)
}

type Found = Pick<Stored<'lifestyle-contracts'>, (typeof fields)[number]>

function rowOf({
  number,
  customer,
  status,
  isHeld,
  billsOn,
  endsOn,
  awaits,
  form,
  plan,
  contract,
}: Found): AdminContract {
  const { firstName, lastName } = form.contact
  return {
    id: number,
    status,
    customer,
    name: `${firstName} ${lastName}`,
    plan: plan.name,
    isHeld: isHeld ?? false,
    awaits: awaits ?? null,
    billsOn: billsOn ?? null,
    endsOn: endsOn ?? null,
    nextAttemptOn: contract.open?.nextAttemptOn ?? null,
  }
}
