import type { PayloadRequest } from 'payload'
import type { ContractEvent, ContractPair } from '#contracts/lifestyle.ts'
import type { PlannedPair } from '#domain/lifestyle/plans.ts'
import type { LineWithoutPrescription, SealedPrescriptions } from '#plugins/checkout/repository.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import type { Stored } from '#plugins/kit/storage/documents.ts'

/** What happened, as her page tells it. `on` is an ISO day. */
export interface StoredEvent {
  on: string
  what: ContractEvent['what']
  /** Cents; left out of what has no amount. */
  amount?: number
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
  /** The pair that an exchange under way replaces: hers again should that come to nothing. */
  replaced: Pair | null
  wearer: string | null
}

type Hidden = 'id' | 'createdAt' | 'updatedAt' | 'owed' | 'owedVersion' | 'dueAt' | 'glasses' | 'status' | 'isHeld'

/** A contract as it is stored, opened. Its status is that of its terms, which are in `contract`. */
export interface StoredContract extends Omit<Stored<'lifestyle-contracts'>, Hidden | 'endedOn' | 'connected'> {
  connected: number[]
  glasses: Glasses
}

export function toContract(req: PayloadRequest, stored: Stored<'lifestyle-contracts'>): StoredContract {
  const { id, createdAt: _, updatedAt: __, owed: ___, owedVersion: ____, dueAt: _____, ...document } = stored
  const { status: ______, isHeld: _______, endedOn: ________, glasses, ...open } = document
  return {
    ...open,
    connected: open.connected ?? [],
    glasses: openSealed<Glasses>(req, `lifestyle-contracts ${id}`, glasses),
  }
}

/** The columns of the document that follow from its terms. */
export function columnsOf({ status, isHeld, endsOn }: StoredContract['contract']) {
  return { status, isHeld, endedOn: status === 3 ? endsOn : null }
}

export const sealedGlasses = (glasses: Glasses): string => seal(glasses)
