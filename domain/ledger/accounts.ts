import type { Cents, VatRate } from '#contracts/money.ts'

/**
 * The accounts of the ledger. `receivables`: what customers have to pay. `provider`: what the payment provider has
 * collected for the chain. `elsewhere`: what they have paid in stores and to the bank, by the notes of staff. `sales`:
 * revenue without VAT, by rate. `vat`: VAT payable, by rate. `discounts`: months given for nothing. `credits`: sales
 * that were taken back. `credit_losses`: receivables that are written off. `opening`: opening balances.
 */
export const accounts = [
  'receivables',
  'provider',
  'elsewhere',
  'sales',
  'discounts',
  'credits',
  'credit_losses',
  'vat',
  'opening',
] as const
export type Account = (typeof accounts)[number]

/** What a contract is about that moves money by itself. */
export const subjectKinds = ['subscription', 'lifestyle'] as const
export type SubjectKind = (typeof subjectKinds)[number]

/** The contract that a line concerns. */
export interface Subject {
  kind: SubjectKind
  /** The contract's number. */
  number: number
}

/** A contract as entries name it: `subscription:71032`. */
export type SubjectRef = `${SubjectKind}:${number}`

export function refOf({ kind, number }: Subject): SubjectRef {
  return `${kind}:${number}`
}

/** One line of an entry. */
export interface Line {
  account: Account
  /** Of accounts that are split by VAT rate; null for the others. */
  rate: VatRate | null
  subject: SubjectRef
  /** Cents: debit is positive, credit negative, nil never. */
  amount: Cents
}
