import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '#plugins/kit/open-shop.ts'
import { subjectPlugins } from '#plugins/subjects.ts'
import { cmsPlugin } from './plugin.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop([...subjectPlugins(), cmsPlugin()])
})
afterAll(() => shop.close())

async function reported(): Promise<unknown> {
  return (await shop.ask('/shell/accounts')).json()
}

const write = (data: { name: string; url: string; place: number }) =>
  shop.payload.create({ collection: 'social-accounts' as never, data: data as never })

test('a shop without social accounts answers an empty list', async () => {
  expect(await reported()).toEqual({ accounts: [] })
})

test('the site shows at once what an editor writes, in the editor’s order', async () => {
  await write({ name: 'YouTube', url: 'https://video.example/optikko', place: 20 })
  await write({ name: 'Instagram', url: 'https://kuvat.example/optikko', place: 10 })
  expect(await reported()).toEqual({
    accounts: [
      { name: 'Instagram', url: 'https://kuvat.example/optikko' },
      { name: 'YouTube', url: 'https://video.example/optikko' },
    ],
  })
})

test.each(['', 'optikko', 'http://kuvat.example/optikko', 'javascript:alert(1)'])(
  'an address such as "%s" is not accepted',
  async (url) => {
    await expect(write({ name: 'Jokin', url, place: 30 })).rejects.toThrow(/Osoite/)
  },
)
