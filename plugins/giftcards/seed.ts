import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatGiftCardNumber } from '#domain/giftcards/gift-card-number.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { countWhere } from '#plugins/kit/storage/documents.ts'
import type { Seed } from '#plugins/kit/extend.ts'
import { issueGiftCard } from './repository.ts'

const WORTHS = [2000, 5000, 30_000]
const TWO_YEARS_MS = 2 * 365 * 86_400_000

/** Three cards for trying the checkout. Their random numbers are written to a file readable by its owner only. */
export const giftCardSeed: Seed = {
  name: 'gift cards',
  async run(payload) {
    if ((await countWhere({ payload }, 'gift-cards', {})) > 0) return 0
    const expiresOn = nowIso(TWO_YEARS_MS).slice(0, 10)
    const lines: string[] = []
    for (const worth of WORTHS) {
      const { number, pin } = await issueGiftCard({ payload }, worth, expiresOn)
      lines.push(`${formatGiftCardNumber(number)}  PIN ${pin}  ${worth / 100} EUR`)
    }
    await writeFile(join(process.env.SHOP_DATA ?? '.', 'gift-cards.txt'), `${lines.join('\n')}\n`, { mode: 0o600 })
    return lines.length
  },
}
