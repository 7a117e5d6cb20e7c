import { expect, test, vi } from 'vitest'
import { eventually } from '../../../tests/eventually.ts'
import { opened } from '../../../tests/opened.ts'
import { expectRefused, openTrial } from '../../../tests/trial-shop.ts'
import { changeIf, deleteWhere, findAll, findOne } from '../storage/documents.ts'
import { nowIso } from '../clock.ts'
import { listStuck } from '../work/stuck-steps.ts'
import { enqueueLetter, sweepOutbox } from './outbox.ts'

const trial = opened(openTrial)
const sweep = async () => sweepOutbox.run(await trial.shop.req())
const listed = () => findAll(trial.shop, 'stuck-steps', { collection: { equals: 'outbox' } })

/** A letter that was given up. */
async function failedLetter(key: string) {
  const where = { key: { equals: key } }
  const req = await trial.shop.req()
  await enqueueLetter(req, key, { to: 'aino@example.com', subject: 'Hei', text: 'Hei', html: '<p>Hei</p>' })
  await eventually(async () => (await findOne(req, 'outbox', where))?.state === 'sent')
  await changeIf(req, 'outbox', where, { state: 'failed', attempts: 8 })
  return where
}

test('a failed letter is listed once, tried again by staff, and leaves the list when it is sent', async () => {
  const where = await failedLetter('a letter')
  await sweep()
  await sweep()
  const rows = await listed()
  expect(rows).toMatchObject([{ what: 'Viestin lähetys', step: 'send', attempts: 8 }])
  const handler = await trial.staff('order-handler')
  const again = async () => (await trial.shop.ask(`/work/${rows[0]?.id}/again`, {}, handler)).json()
  const sending = vi.spyOn(trial.shop.payload, 'sendEmail').mockRejectedValueOnce(new Error('no such address'))
  expect(await again()).toEqual({ isDone: false })
  expect(await findOne(trial.shop, 'outbox', where)).toMatchObject({ state: 'failed', attempts: 9 })
  await sweep()
  expect(sending).toHaveBeenCalledTimes(1)
  expect(await listed()).toHaveLength(1)
  expect(await again()).toEqual({ isDone: true })
  sending.mockRestore()
  expect(await listed()).toEqual([])
  expect(await findOne(trial.shop, 'outbox', where)).toMatchObject({ state: 'sent' })
})

test('a failed letter that is deleted with its customer leaves the list', async () => {
  const where = await failedLetter('of a customer')
  await sweep()
  expect(await listed()).toHaveLength(1)
  await deleteWhere(trial.shop, 'outbox', where)
  await sweep()
  expect(await listed()).toEqual([])
})

test('staff drop an unsendable letter once with a reason, and no other stuck step', async () => {
  const where = await failedLetter('a wrong address')
  await sweep()
  const [row] = await listed()
  const handler = await trial.staff('customer-service')
  const dropped = (id: unknown) => trial.shop.ask(`/work/${id}/let-go`, { note: 'Osoite on väärä.' }, handler)
  const stuck = { steps: { collection: 'orders' as const }, id: 1, step: 'sentLetter', of: null }
  await listStuck(trial.shop, stuck, { reason: 'not_sent', attempts: 8, triedAt: nowIso() })
  const other = await findOne(trial.shop, 'stuck-steps', { collection: { equals: 'orders' } })
  await expectRefused(dropped(other?.id), 409, 'work.not_let_go')
  expect(await (await dropped(row?.id)).json()).toEqual({ isLetGo: true })
  await expectRefused(dropped(row?.id), 409, 'work.not_stuck')
  await sweep()
  expect(await listed()).toEqual([])
  expect(await findOne(trial.shop, 'outbox', where)).toMatchObject({
    state: 'let_go',
    letGo: expect.stringMatching(/: Osoite on väärä\.$/),
  })
})
