import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { withLease } from './lease.ts'
import { openShop, type Shop } from '../open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop([])
})
afterAll(() => shop.close())

test('a lease lets one of two processes work, while the other waits, reports it once and follows', async () => {
  vi.resetModules()
  const elsewhere = await import('./lease.ts')
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await new Promise((later) => setTimeout(later, 600))
    steps.push(`${name} ends`)
  }
  await Promise.all([
    withLease(shop, 'first start', work('one'), () => steps.push('waits')),
    elsewhere.withLease(shop, 'first start', work('other'), () => steps.push('waits')),
  ])
  const [first, second] = steps[0] === 'one begins' || steps[1] === 'one begins' ? ['one', 'other'] : ['other', 'one']
  expect(steps.filter((step) => step === 'waits')).toHaveLength(1)
  expect(steps.filter((step) => step !== 'waits')).toEqual([
    `${first} begins`,
    `${first} ends`,
    `${second} begins`,
    `${second} ends`,
  ])
})

test('work that fails frees the lease', async () => {
  const broken = withLease(shop, 'broken', () => Promise.reject(new Error('The line is dead')), vi.fn())
  await expect(broken).rejects.toThrow('dead')
  const waited = vi.fn()
  await withLease(shop, 'broken', () => Promise.resolve(), waited)
  expect(waited).not.toHaveBeenCalled()
})
