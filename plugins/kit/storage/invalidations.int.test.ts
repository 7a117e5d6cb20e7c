import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { invalidate } from './cache.ts'
import { moveClock } from '../clock.ts'
import { nextNumber, recentNumber } from './counters.ts'
import { findAll } from './documents.ts'
import { followInvalidations, eraseInvalidations, type Following } from './invalidations.ts'
import { openBeside, openShop, type Shop } from '../open-shop.ts'

let shop: Shop
let beside: Payload
const dropped: (string[] | 'all')[] = []
const following: Following[] = []

beforeAll(async () => {
  shop = await openShop([])
  beside = await openBeside(shop)
})
afterEach(() => {
  moveClock()
  dropped.length = 0
  for (const each of following.splice(0)) each.stop()
})
afterAll(async () => {
  await beside.destroy()
  await shop.close()
})

const follow = async (payload: Payload) =>
  following.push(await followInvalidations(payload, (tags) => dropped.push(tags)))
const written = () => findAll(shop, 'invalidations', {}, { sort: 'sequence' })
const sequences = async () => (await written()).map(({ sequence }) => sequence)

test('tags that one process invalidates are dropped by the others, and not again by itself', async () => {
  await follow(beside)
  await invalidate(shop, ['goods', 'articles:1'])
  await expect.poll(() => dropped).toEqual([['goods', 'articles:1']])
  dropped.length = 0
  await follow(shop.payload)
  await invalidate(shop, ['brands'])
  await expect.poll(() => dropped).toEqual([['brands']])
})

test('invalidations of two processes at once are numbered without gaps, and calls share a number', async () => {
  const before = (await written()).length
  const calls = Array.from({ length: 20 }, (_, place) => [
    invalidate(shop, [`shop:${place}`]),
    invalidate({ payload: beside }, [`beside:${place}`]),
  ])
  await Promise.all(calls.flat())
  const rows = await written()
  expect(await sequences()).toEqual(rows.map((_, place) => place + 1))
  expect(rows.length - before).toBeLessThan(40)
  expect(rows.slice(before).flatMap(({ tags }) => tags.split(','))).toHaveLength(40)
})

test('counters in memory are read again before pages are dropped', async () => {
  const context = { payload: beside }
  const seen: number[] = []
  following.push(
    await followInvalidations(beside, () => void recentNumber(context, 'jars').then((now) => seen.push(now))),
  )
  await recentNumber(context, 'jars')
  await nextNumber(shop, 'jars')
  await invalidate(shop, ['jars'])
  await expect.poll(() => seen).toEqual([1])
})

test('a process that has missed invalidations drops every page', async () => {
  await follow(beside)
  const last = (await sequences()).at(-1) ?? 0
  const data = { sequence: last + 7, tags: 'goods', process: 'another' }
  await shop.payload.db.create({ collection: 'invalidations', data })
  await expect.poll(() => dropped).toEqual(['all'])
})

test('a process that cannot read invalidations does not serve its pages until it can', async () => {
  await follow(beside)
  const isCurrent = () => following[0]?.isCurrent()
  expect(isCurrent()).toBe(true)
  const { find } = beside.db
  beside.db.find = () => Promise.reject(new Error('The line is dead'))
  await expect.poll(isCurrent).toBe(false)
  beside.db.find = find
  await expect.poll(isCurrent).toBe(true)
})

test('old invalidations are deleted, except the last, which the next number follows', async () => {
  const last = (await sequences()).at(-1)
  moveClock(60 * 60_000)
  await eraseInvalidations.run(await shop.req())
  expect(await sequences()).toEqual([last])
})
