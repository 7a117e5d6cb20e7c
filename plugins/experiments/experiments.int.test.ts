import { afterEach, describe, expect, test } from 'vitest'
import { RecommendAnswer } from '#contracts/provider/recommendations.ts'
import type { RecommendStrategy } from '#contracts/experiments.ts'
import { shopPlace } from '#domain/search/shop-settings.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { deleteWhere } from '#plugins/kit/storage/documents.ts'
import { answerCall } from '#plugins/provider/answer-call.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'
import { experiments, groupOf } from './repository.ts'

const trial = opened(openTrial)
const DAY_MS = 86_400_000
const { tenant, market } = shopPlace

const inDays = (days: number) => nowIso(days * DAY_MS)
const half = (strategy: RecommendStrategy) => ({ strategy, share: 50 })

function add(more: object = {}) {
  const data = {
    key: 'kevat',
    name: 'Kevät',
    tenant,
    market,
    goal: 'click' as const,
    groups: [half('learned'), half('popular')],
    startsAt: inDays(-1),
    endsAt: inDays(20),
  }
  return trial.shop.payload.create({ collection: 'experiments', data: { ...data, ...more } })
}

afterEach(async () => {
  await deleteWhere(trial.shop, 'experiments', {})
  await experiments.invalidate(trial.shop)
})

const recommended = async (dsid?: string) => {
  const body = Buffer.from(JSON.stringify({ tenant, market, type: 'landing_page', limit: 4, dsid }))
  const answer = await answerCall(trial.shop.payload, {
    method: 'POST',
    path: '/recommend/products/general',
    query: new URLSearchParams(),
    headers: {},
    address: '192.0.2.1',
    origin: undefined,
    read: async () => body,
  })
  return RecommendAnswer.parse(answer.body)
}

describe('an experiment that runs', () => {
  test('assigns each visitor a group and names it in the answer', async () => {
    await add()
    const seen = new Set<string | null>()
    for (let at = 0; at < 20; at += 1) {
      const group = await groupOf(trial.shop, shopPlace, `p${at}`)
      expect(await recommended(`p${at}`)).toMatchObject({ variant: group?.strategy, experiment_id: 'kevat' })
      seen.add(group?.strategy ?? null)
    }
    expect([...seen].toSorted()).toEqual(['learned', 'popular'])
  })

  test('leaves out an unknown visitor', async () => {
    await add()
    expect(await recommended()).toMatchObject({ variant: null, experiment_id: null })
  })

  test.each([
    ['has not begun', { startsAt: null }],
    ['begins later', { startsAt: inDays(1) }],
    ['has ended', { startsAt: inDays(-20), endsAt: inDays(-1) }],
    ['is of another merchant', { tenant: 'pyora' }],
  ])('is none where it %s', async (_, more) => {
    await add(more)
    expect(await recommended('Aino')).toMatchObject({ variant: null, experiment_id: null })
  })
})

describe('an experiment is refused', () => {
  test.each([
    [
      'when the shares of its groups do not sum up to 100',
      { groups: [half('learned'), { strategy: 'popular', share: 40 }] },
    ],
    ['when it compares a strategy with itself', { groups: [half('learned'), half('learned')] }],
    ['when it ends before it begins', { startsAt: inDays(3), endsAt: inDays(2) }],
    ['when it lasts longer than events are stored', { startsAt: inDays(0), endsAt: inDays(61) }],
  ])('%s', async (_, more) => {
    await expect(add(more)).rejects.toThrow(/Osuuksista|kerran|päivää/)
  })

  test('when it overlaps another one of the same market', async () => {
    await add()
    await expect(add({ key: 'kesa' })).rejects.toThrow('jo koe')
    await add({ key: 'kesa', startsAt: inDays(20), endsAt: inDays(30) })
  })

  test('when a change after its beginning moves people between groups; ending it early is allowed', async () => {
    const { id } = await add()
    const change = (data: object) => trial.shop.payload.update({ collection: 'experiments', id, data })
    for (const more of [
      {
        groups: [
          { strategy: 'learned' as const, share: 90 },
          { strategy: 'popular' as const, share: 10 },
        ],
      },
      { key: 'toinen' },
      { goal: 'purchase' as const },
    ])
      await expect(change(more), JSON.stringify(more)).rejects.toThrow('jo alkanut')
    await change({ endsAt: inDays(0), groups: [half('learned'), half('popular')] })
    expect(await groupOf(trial.shop, shopPlace, 'Aino')).toBeNull()
  })
})
