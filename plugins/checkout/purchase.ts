import type { PayloadRequest } from 'payload'
import type { CartLine } from '#contracts/cart.ts'
import type { PurchaseForm } from '#contracts/checkout.ts'
import type { DeliveryMethod } from '#contracts/deliveries.ts'
import type { FittingMeasures } from '#contracts/fittings.ts'
import type { Cents } from '#contracts/money.ts'
import type { StoredLine } from '#domain/cart/stored-line.ts'
import { numberOfShopper } from '#plugins/customers/repository.ts'
import type { Stored } from '#plugins/kit/storage/documents.ts'

/** The prescription of each line by its ref, stored sealed. */
export type SealedPrescriptions = Record<
  string,
  Pick<CartLine, 'prescription' | 'prescriptionGlasses'> &
    Pick<StoredLine, 'unusual' | 'examinedOn'> & {
      /** Of a contact lens. Left out of purchases that are older than this, as is the next. */
      parameters?: StoredLine['parameters']
      /** Ref of a photographed prescription. */
      file?: string | null
      /** Of an order: what an optician has measured at the fitting. */
      fitting?: FittingMeasures
    }
>

/** A line without its prescription. */
export type LineWithoutPrescription = Omit<CartLine, 'prescription' | 'prescriptionGlasses'>

export interface Delivery extends Pick<DeliveryMethod, 'name' | 'kind'> {
  methodId: number
  /** Name of the pickup place; null for home delivery. */
  place: string | null
  /**
   * The carrier's own name of the pickup place; missing where there is none, and in orders from before it was stored.
   */
  pickupPointId?: string | null
  /** The store they are collected from. */
  storeId: number | null
  /** Whether they are taken from its own shelf, or sent there from the warehouse. */
  isFromStore: boolean
}

/** The form as it was frozen. Where a document holds it, the note is sealed. */
export type FrozenForm = Pick<PurchaseForm, 'contact' | 'address' | 'keepsPrescriptions'> & { note?: string | null }

/** What a gift card pays of a purchase. The card is known by its fingerprint, since its number is not stored. */
export interface GiftCardPayment {
  fingerprint: string
  lastDigits: string
  amount: Cents
}

/** The store that has sold it, and to whom. */
export interface SoldBy {
  /** Number and name of the store. */
  store: number
  storeName: string
  /** Name of the member of staff who served. */
  staff: string
  /** Number of the customer who was served; null without an account. */
  customer: string | null
}

/** A purchase as it is stored: lines, prescriptions and notes are sealed. */
export type PurchaseDocument = Stored<'purchases'>

/** The `holdRef` under which a late payment reserves anew: the first may be released once more after a crash. */
export const lateHoldRef = (ref: string): string => `${ref} late`

/** A snapshot of what a shopper orders, from the press of "Tilaa ja maksa" until it is an order or given up. */
export interface Purchase extends Omit<PurchaseDocument, 'id' | 'updatedAt' | 'createdAt' | 'lines' | 'prescriptions'> {
  lines: LineWithoutPrescription[]
  prescriptions: SealedPrescriptions
}

/** A purchase as it is written first. */
export type NewPurchase = Omit<Purchase, 'id' | 'owed' | 'owedVersion' | 'dueAt'>

/**
 * Number of the customer whose purchase it is; null of a guest's. A customer who ordered signed in is known by a
 * shopper that no guest has; one whom a store served, by the number that the store named.
 */
export function customerOfPurchase(
  req: PayloadRequest,
  { soldBy, shopperId }: Pick<Purchase, 'soldBy' | 'shopperId'>,
): Promise<string | null> {
  return soldBy ? Promise.resolve(soldBy.customer) : numberOfShopper(req, shopperId)
}
