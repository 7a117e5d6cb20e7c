import type { Cents } from '#contracts/money.ts'
import { Refusal } from '#domain/refusal.ts'

/** Throws if a card has expired or is empty. ISO days; the last day still counts. */
export function assertBeSpendable({ balance, expiresOn }: { balance: Cents; expiresOn: string }, today: string): void {
  if (expiresOn < today) throw new Refusal('giftcard.expired')
  if (balance <= 0) throw new Refusal('giftcard.empty')
}
