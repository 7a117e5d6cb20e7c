import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Tag } from '#contracts/consent.ts'
import { openShop, type Shop } from '#plugins/kit/open-shop.ts'
import { subjectPlugins } from '#plugins/subjects.ts'
import { cmsPlugin } from './plugin.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop([...subjectPlugins(), cmsPlugin()])
})
afterAll(() => shop.close())
beforeEach(() => shop.payload.delete({ collection: 'tags', where: {} }))

const stored = [{ name: '_mittari', kind: 'cookie', purpose: 'Laskee käynnit.', lifetime: '1 vuosi' } as const]
const meter = {
  name: 'Mittari',
  src: 'https://mittari.example/a.js',
  category: 'C0002' as const,
  hosts: ['https://*.keraa.example'],
  paths: ['/kehykset'],
  stored,
  isActive: true,
}

const write = (data: Partial<typeof meter>) => shop.payload.create({ collection: 'tags', data: { ...meter, ...data } })

async function reported() {
  return (await (await shop.ask('/shell/tags')).json()) as { version: number; tags: Tag[] }
}

test('a tag in use is answered as the contract has it, and one that is off is not', async () => {
  await write({})
  await write({ name: 'Toinen', isActive: false })
  const { isActive: _, ...tag } = meter
  expect((await reported()).tags).toEqual([tag])
})

test('visitors are asked again for consent to more tags, and not to fewer', async () => {
  const versions = [(await reported()).version]
  const { id } = await write({ isActive: false })
  for (const data of [{ isActive: true }, { category: 'C0004' as const }, { name: 'Mainos' }, { isActive: false }]) {
    await shop.payload.update({ collection: 'tags', id, data })
    versions.push((await reported()).version)
  }
  const [first = 0] = versions
  expect(versions.map((version) => version - first)).toEqual([0, 1, 2, 2, 2])
})

test.each([
  ['src', 'http://mittari.example/a.js', /Skriptin osoite/],
  ['src', 'javascript:alert(1)', /Skriptin osoite/],
  ['hosts', ["https://a.example; script-src 'unsafe-inline'"], /palvelimet/],
  ['hosts', ['a.example'], /palvelimet/],
  ['hosts', ['https://*'], /palvelimet/],
  ['paths', ['kehykset'], /Sivut/],
  ['stored', [], /tallentaa/],
  ['stored', [{ ...stored[0], name: '_a=b; Domain' }], /Nimi/],
])('a tag with %s %o is not saved', async (field, value, place) => {
  await expect(write({ [field]: value })).rejects.toThrow(place)
})

test('suggestions are in use until marketers take them out, and coming back asks visitors anew', async () => {
  const of = async () =>
    (await (await shop.ask('/shell/tags')).json()) as { version: number; suggesting: object | null }
  const { version, suggesting } = await of()
  expect(suggesting).toEqual({ asksAtOnce: true })
  await shop.payload.updateGlobal({ slug: 'suggesting', data: { isOn: false } })
  expect(await of()).toMatchObject({ version, suggesting: null })
  await shop.payload.updateGlobal({ slug: 'suggesting', data: { isOn: true, asksAtOnce: false } })
  expect(await of()).toMatchObject({ version: version + 1, suggesting: { asksAtOnce: false } })
})
