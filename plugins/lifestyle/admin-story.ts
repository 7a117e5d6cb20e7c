import type { PayloadRequest } from 'payload'
import type { LifestyleContract } from '#contracts/lifestyle.ts'
import type { AdminAction } from '#contracts/lifestyle-admin.ts'
import type { Cents } from '#contracts/money.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import { isRefused } from '#domain/lifestyle/contract.ts'
import { openAdminActions } from '#domain/lifestyle/admin-actions.ts'
import { today } from '#plugins/kit/clock.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { balanceOf, entriesOf } from '#plugins/ledger/repository.ts'
import { chargesOf, type Charge } from '#plugins/payments/charges/repository.ts'
import { billRef, NOTHING, type Bill } from './bill-repository.ts'
import { glassesInCart, type GlassesInCart } from './chosen-glasses.ts'
import { leftOf } from './give-back.ts'
import { findContract, type StoredContract } from './repository.ts'
import { contractView } from './view.ts'

/** A month that was billed, and how it stands. `left` are cents that can still go back. */
export type BilledMonth = Bill & { state: 'paid' | 'free' | 'open' | 'forgiven'; left: Cents }

/** All that happened to one contract. */
export interface ContractStory {
  contract: StoredContract
  /** As its customer sees it. */
  view: LifestyleContract
  /** What staff can do now. */
  actions: AdminAction[]
  /** Glasses in the customer's cart that staff can order as an exchange; empty where there is nothing to order. */
  inCart: GlassesInCart[]
  /** The latest first, as charges and letters are. */
  months: BilledMonth[]
  charges: Charge[]
  /** The charge of the month for which the card was declined; null where no month is unpaid. */
  refused: string | null
  letters: { id: number | string; subject: string; state: string; createdAt: string }[]
  entries: Entry[]
  balance: Cents
}

export async function contractStory(req: PayloadRequest, number: number): Promise<ContractStory | null> {
  const contract = await findContract(req, number)
  if (!contract) return null
  const { open } = contract.contract
  const bills: Bill[] = await findAll(req, 'lifestyle-bills', { contract: { equals: number } }, { sort: '-month' })
  const ledger = { kind: 'lifestyle' as const, number }
  const [view, inCart, charges, letters, entries, balance] = await Promise.all([
    contractView(req, contract),
    glassesInCart(req, contract),
    chargesOf(
      req,
      bills.map(({ ref }) => ref),
    ),
    lettersOf(req, number),
    entriesOf(req, ledger),
    balanceOf(req, ledger),
  ])
  return {
    contract,
    view,
    inCart: view.actions.includes('exchange') ? inCart : [],
    charges,
    letters,
    entries,
    balance,
    refused: open && isRefused({ open }, open.month) ? billRef(number, open.month) : null,
    actions: openAdminActions(contract.contract, today()),
    months: bills.map((bill) => monthOf(bill, contract, charges)),
  }
}

function monthOf(bill: Bill, { contract }: StoredContract, charges: readonly Charge[]): BilledMonth {
  const { paidBy, month } = bill
  const charge = charges.find(({ ref }) => ref === paidBy)
  if (paidBy) return { ...bill, state: paidBy === NOTHING ? 'free' : 'paid', left: charge ? leftOf(charge) : 0 }
  return { ...bill, state: contract.open?.month === month ? 'open' : 'forgiven', left: 0 }
}

/** The letters about the contract, the latest first. */
function lettersOf(req: PayloadRequest, number: number): Promise<ContractStory['letters']> {
  const ofIt = { key: { greater_than_equal: `lifestyle ${number} `, less_than: `lifestyle ${number} \uffff` } }
  return findAll(req, 'outbox', ofIt, { sort: '-createdAt', fields: ['subject', 'state', 'createdAt'] })
}
