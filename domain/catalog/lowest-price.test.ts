import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DatedPrice } from './dated-price.ts'
import { lowestPriceBeforeCampaign } from './lowest-price.ts'

const DAY_MS = 86_400_000
const zero = Date.parse('2026-06-01T00:00:00Z')

describe('the lowest price before a campaign', () => {
  test('is null while no campaign runs', () => {
    expect(lowest([[0, 100]], 40)).toBeNull()
    expect(
      lowest(
        [
          [0, 100],
          [50, 80, 'campaign'],
        ],
        40,
      ),
    ).toBeNull()
  })

  test('is null where nothing was sold before', () => {
    expect(lowest([[0, 80, 'campaign']], 10)).toBeNull()
  })

  test('is the price of the day before, where that held for 30 days', () => {
    expect(
      lowest(
        [
          [0, 100],
          [50, 80, 'campaign'],
        ],
        55,
      ),
    ).toBe(100)
  })

  test('includes a lower price that ended within the 30 days', () => {
    expect(
      lowest(
        [
          [0, 70],
          [30, 100],
          [50, 80, 'campaign'],
        ],
        55,
      ),
    ).toBe(70)
  })

  test('ignores a lower price that ended 30 days before', () => {
    expect(
      lowest(
        [
          [0, 70],
          [20, 100],
          [50, 80, 'campaign'],
        ],
        55,
      ),
    ).toBe(100)
  })

  test('includes an earlier campaign that ended within the 30 days', () => {
    expect(
      lowest(
        [
          [0, 100],
          [20, 60, 'campaign'],
          [25, 100],
          [40, 70, 'campaign'],
        ],
        45,
      ),
    ).toBe(60)
  })

  test('is the low before the first step when a reduction grows in steps', () => {
    expect(
      lowest(
        [
          [0, 100],
          [40, 90, 'campaign'],
          [50, 80, 'campaign'],
          [60, 60, 'campaign'],
        ],
        65,
      ),
    ).toBe(100)
  })

  test('is counted for each step by itself when the steps run beyond 60 days', () => {
    const steps: Row[] = [
      [0, 100],
      [40, 90, 'campaign'],
      [70, 80, 'campaign'],
    ]
    expect(lowest(steps, 100)).toBe(100)
    expect(lowest(steps, 101)).toBe(90)
    expect(lowest([...steps, [105, 100]], 80)).toBe(90)
  })

  test('includes the step before when a step goes up again', () => {
    expect(
      lowest(
        [
          [0, 100],
          [40, 70, 'campaign'],
          [50, 80, 'campaign'],
        ],
        55,
      ),
    ).toBe(70)
  })

  test('ignores a row that was replaced before it ever held', () => {
    expect(
      lowest(
        [
          [0, 100],
          [20, 10],
          [20, 100],
          [40, 80, 'campaign'],
        ],
        45,
      ),
    ).toBe(100)
  })

  test('equals the lowest price that was paid in the 30 days before', () => {
    const changes = fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 500 })), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(
        changes,
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 59 }),
        (gaps, reduced, later) => {
          const rows: Row[] = []
          let day = 0
          for (const [gap, amount] of gaps) rows.push([(day += gap), amount])
          const began = day + 5
          const low = lowest([...rows, [began, reduced, 'campaign']], began + later)
          const paid = Array.from({ length: 30 * 24 }, (_, hour) => began - 30 + (hour + 0.5) / 24)
            .map((moment) => rows.findLast(([start]) => start <= moment)?.[1])
            .filter((amount) => amount !== undefined)
          expect(low).toBe(Math.min(...paid))
        },
      ),
    )
  })

  test('does not depend on how deep the campaign cuts, nor on later steps down', () => {
    const amount = fc.integer({ min: 1, max: 99 })
    fc.assert(
      fc.property(amount, amount, (first, second) => {
        const low = lowest(
          [
            [0, 100],
            [40, Math.max(first, second), 'campaign'],
          ],
          70,
        )
        const steps: Row[] = [
          [0, 100],
          [40, Math.max(first, second), 'campaign'],
          [50, Math.min(first, second), 'campaign'],
        ]
        expect(lowest(steps, 70)).toBe(low)
      }),
    )
  })
})

type Row = [day: number, amount: number, campaign?: 'campaign']

function lowest(rows: Row[], day: number): number | null {
  const history = rows.map(([start, amount, campaign]): DatedPrice => ({
    channel: 'online',
    amount,
    isCampaign: campaign !== undefined,
    startsAt: new Date(zero + start * DAY_MS).toISOString(),
  }))
  return lowestPriceBeforeCampaign(history, zero + day * DAY_MS)
}
