import type { PayloadRequest } from 'payload'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import { Refusal } from '#domain/refusal.ts'
import { namedHook } from '#plugins/kit/hook.ts'
import type { Charge } from './charges/collection.ts'
import type { ChargeName, Payer, RefundReport } from './provider.ts'
import type { CardConsent } from './saved-card-repository.ts'

/**
 * A subject that charges money. Payments stores its charges, verifies a provider's reports of them and notifies the
 * owner of the outcome of each, so it needs to know neither purchases nor invoices nor subscriptions. Each handler may
 * be called any number of times for one charge, and is called again until it has not thrown.
 */
export interface ChargeOwner {
  /** The payer's details for the provider; null where the data of what was paid for is erased. */
  payer: (req: PayloadRequest, charge: Charge) => Promise<Payer | null>
  /**
   * The customer under whom a card is stored with the payment, and the consent given; null where none is to be stored.
   */
  keepsCard?: (req: PayloadRequest, charge: Charge) => Promise<CardKeeping | null>
  /** Its money came: `paid` cents, which may be another sum than was asked. */
  paid: (req: PayloadRequest, charge: Charge) => Promise<void>
  /** The provider has canceled it, or it was not paid in time (`goneBy`). */
  gone: (req: PayloadRequest, charge: Charge) => Promise<void>
  /** The provider has it and has not decided. */
  reserved?: (req: PayloadRequest, charge: Charge) => Promise<void>
  /** A refund of it has come a step further, as `state` and `refunds` say. */
  refunded: (req: PayloadRequest, charge: Charge) => Promise<void>
  /** Money of a refund has gone, and it is noted. */
  arrived: (req: PayloadRequest, charge: Charge, entry: RefundEntry) => Promise<void>
  /**
   * Whether money may be taken from a stored card now, asked before it is held and before it is taken. Without this
   * handler none is taken.
   */
  mayCharge?: (req: PayloadRequest, charge: Charge) => Promise<boolean>
  /** The stored card was not charged: it is tried again (`collectAgain`), or the charge is ended (`endCharge`). */
  declined?: (req: PayloadRequest, charge: Charge) => Promise<void>
  /**
   * Whether what it pays for is still unpaid and may be paid another way: its card was declined, or a store has sold
   * it.
   */
  isRefused?: (req: PayloadRequest, charge: Charge) => Promise<boolean>
  /** Whether the owner's own documents show staff what must be refunded, so that its charges need not. */
  notifiesStaff?: boolean
  /** Whether its money always goes back where it should, as nothing was got for it: staff let none of it go. */
  mustGoBack?: boolean
  /** Whether a charge that the provider has not decided is given up after the hour, since it holds goods. */
  givesUpReserved?: boolean
}

/**
 * The customer under whom a card is stored, and the agreement by which it may be charged without the customer present.
 */
export interface CardKeeping extends Omit<CardConsent, 'at'> {
  /** Number of the customer. */
  customer: string
}

/** A subject whose documents keep refunds themselves. */
export type RefundReporter = (req: PayloadRequest, report: RefundReport) => Promise<unknown>

/** Owners of charges, by the names with which the merchant references of their charges begin. */
export const chargeOwners = namedHook<ChargeOwner>('charge owners')

/** Subjects that give money back and collect none, by the names of their merchant references. */
export const refundReporters = namedHook<RefundReporter>('refund reporters')

/** The owner of a charge. */
export function chargeOwner(req: PayloadRequest, { owner }: Pick<ChargeName, 'owner'>): ChargeOwner {
  const found = chargeOwners.get(req, owner)
  if (!found) throw new Refusal('payment.unknown')
  return found
}
