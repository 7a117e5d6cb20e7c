import type { GiftCardWish } from '#contracts/cart.ts'
import { assertBeBuyableCard } from './gift-card-problems.ts'
import { storedGiftCard } from './gift-card-line.ts'
import { assertNotExceedLineCount } from './limits.ts'
import type { StoredLine } from './stored-line.ts'

/** The cart with a gift card added, as a row of its own. Throws where it cannot be bought, or the cart has too many rows. */
export function addGiftCardToCart(
  lines: readonly StoredLine[],
  wish: GiftCardWish,
  { today, newRef }: { today: string; newRef: () => string },
): StoredLine[] {
  assertBeBuyableCard(wish, today)
  const changed = [...lines, storedGiftCard(wish, newRef())]
  assertNotExceedLineCount(changed)
  return changed
}
