import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitsOfBytes } from '#domain/limits.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { signature } from '#plugins/kit/sealing/secrets.ts'
import { createUnlessTaken, countWhere, findOne } from '#plugins/kit/storage/documents.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'
import { giveFileToOrder } from './files-for-orders.ts'

const GIGABYTE = 1024 ** 3
const FILE_BYTES = 9 * 1024 * 1024
const MANY = '192.0.2.50'

const trial = opened(openTrial)
beforeAll(() => void (process.env.SHOP_LIMITS = 'on'))
afterAll(() => void (process.env.SHOP_LIMITS = 'off'))

/** A document of so many bytes. */
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes), Buffer.from('\n%%EOF')])

async function sent(address: string, bytes = 1000) {
  const headers = { ...(await trial.shop.newShopper()), 'x-forwarded-for': address }
  const answer = await trial.shop.ask('/prescription/upload', { file: pdf(bytes).toString('base64') }, headers)
  return (await answer.json()) as { ref?: string; code?: string }
}

test('a network may send so many bytes in a day, and others go on', async () => {
  const most = Math.floor(limitsOfBytes['prescription file'].bytes / FILE_BYTES)
  const answers = await Promise.all(Array.from({ length: most + 3 }, () => sent('192.0.2.1', FILE_BYTES)))
  expect(answers.filter(({ ref }) => ref)).toHaveLength(most)
  expect(answers.filter(({ code }) => code === 'upload.too_much_today')).toHaveLength(3)
  expect(await sent('192.0.2.2')).toMatchObject({ ref: expect.any(String) as string })
})

test('a file that an order holds names no network any more', async () => {
  const { ref = '' } = await sent('192.0.2.3')
  const found = () => findOne(trial.shop, 'prescription-files', { ref: { equals: ref } })
  expect(await found()).toMatchObject({ network: expect.any(String) as string, bytes: expect.any(Number) as number })
  await giveFileToOrder(await trial.shop.req(), ref, 'S1')
  expect(await found()).toMatchObject({ network: null })
})

test('when all files take too much, the network that holds most is refused, and no file is deleted', async () => {
  const network = signature('files from', MANY).slice(0, 16)
  const held = { owner: 'x', type: 'application/pdf' as const, sentAt: nowIso(), network, bytes: 2 * GIGABYTE }
  await createUnlessTaken(trial.shop, 'prescription-files', { ref: 'all', ...held })
  const { openBeside } = await import('#plugins/kit/open-shop.ts')
  const { createLocalReq } = await import('payload')
  const { takeRoom } = await import('./stored-files.ts')
  const before = await countWhere(trial.shop, 'prescription-files', {})
  // Another process, which has read nothing yet.
  const beside = await openBeside(trial.shop)
  const reqFrom = async (address: string) => {
    const req = await createLocalReq({}, beside)
    req.headers.set('x-forwarded-for', address)
    return req
  }
  await expect(takeRoom(await reqFrom(MANY), 1000)).rejects.toThrow('upload.no_room')
  expect(await takeRoom(await reqFrom('192.0.2.60'), 1000)).not.toBeNull()
  await beside.destroy()
  expect(await countWhere(trial.shop, 'prescription-files', {})).toBe(before)
})
