import { openShop } from './shop.ts'

/** The time from the command to the first answer: in an empty folder first, then with the same data again. */
export async function run() {
  const shop = await openShop()
  try {
    const again: number[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      await shop.kill()
      const began = performance.now()
      await shop.restart()
      again.push(Math.round(performance.now() - began))
    }
    const [, medianMs] = again.toSorted((a, b) => a - b)
    return { bench: 'start', emptyToSeededMs: Math.round(shop.startedInMs), secondStartMs: medianMs }
  } finally {
    await shop.close()
  }
}

export const budget = { emptyToSeededMs: '≤ 180000', secondStartMs: '≤ 5000' }
