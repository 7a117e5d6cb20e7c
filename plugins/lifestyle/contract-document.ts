import type { PayloadRequest } from 'payload'
import type { ContractEvent, ContractPair } from '#contracts/lifestyle.ts'
import { billOn, type Contract } from '#domain/lifestyle/contract.ts'
import type { PlannedPair } from '#domain/lifestyle/plans.ts'
import type { LineWithoutPrescription, SealedPrescriptions } from '#plugins/checkout/repository.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import type { Stored } from '#plugins/kit/storage/documents.ts'

/** What happened, as the customer's page shows it. `on` is an ISO day. */
export interface StoredEvent {
  on: string
  what: ContractEvent['what']
  /** Cents; left out of what has no amount. */
  amount?: number
  /** The member of staff who did it; left out of what the customer or the shop did. */
  who?: string
  /** Why staff did it; sealed where it is stored. */
  note?: string
  /** The refund that staff gave, by its key. */
  refund?: string
}

/** One of the contract's glasses, with how its plan judges them. */
export interface Pair extends ContractPair {
  /** The row of the cart that it was. */
  ref: string
  planned: PlannedPair
}

/** What is to be ordered: lines of the cart as they were chosen, and their prescriptions. */
export interface Ordering {
  lines: LineWithoutPrescription[]
  prescriptions: SealedPrescriptions
}

/** What of a contract is sealed. */
export interface Glasses {
  pairs: Pair[]
  /** Those of the order that is under way, until it is made. */
  ordering: Ordering | null
  /** The pair that an exchange under way replaces: it is the customer's pair again if the exchange is called off. */
  replaced: Pair | null
  wearer: string | null
}

type Hidden =
  | ('id' | 'createdAt' | 'updatedAt' | 'owed' | 'owedVersion' | 'dueAt' | 'glasses' | 'connected')
  | ('status' | 'isHeld' | 'endedOn' | 'startedOn' | 'billsOn' | 'stage' | 'endsOn' | 'awaits')

/** A contract as it is stored, opened. What its terms say is in no field of its own. */
export interface StoredContract extends Omit<Stored<'lifestyle-contracts'>, Hidden> {
  connected: number[]
  glasses: Glasses
}

export function toContract(req: PayloadRequest, stored: Stored<'lifestyle-contracts'>): StoredContract {
  const { id, createdAt: _, updatedAt: __, owed: ___, owedVersion: ____, dueAt: _____, ...document } = stored
  const { status: ______, isHeld: _______, endedOn: ________, billsOn: _________, ...rest } = document
  const {
    stage: __________,
    endsOn: ___________,
    awaits: ____________,
    startedOn: _____________,
    glasses,
    events,
    ...open
  } = rest
  const row = `lifestyle-contracts ${id}`
  return {
    ...open,
    connected: open.connected ?? [],
    events: events.map((one) => (one.note ? { ...one, note: openSealed<string>(req, row, one.note) } : one)),
    glasses: openSealed<Glasses>(req, row, glasses),
  }
}

/** The columns of the document that follow from its terms, by which lists find it. */
export function columnsOf(contract: Contract) {
  const { status, isHeld, activeFrom, endsOn, open, orders, underWay } = contract
  return {
    status,
    isHeld,
    startedOn: activeFrom,
    endedOn: status === 3 ? endsOn : null,
    endsOn,
    billsOn: billOn(contract),
    stage: open?.stage ?? null,
    awaits: status === 1 && orders === 0 ? ('card' as const) : underWay ? ('glasses' as const) : null,
  }
}

export const sealedGlasses = (glasses: Glasses): string => seal(glasses)

/** Events as they are stored: anything may stand in a note. */
export function sealedEvents(events: readonly StoredEvent[]): StoredEvent[] {
  return events.map((one) => (one.note ? { ...one, note: seal(one.note) } : one))
}
