import { expect, test } from 'vitest'
import { opened } from '../../../tests/opened.ts'
import { expectRefused, openTrial } from '../../../tests/trial-shop.ts'
import { changeIf, findOne } from '../storage/documents.ts'
import { enqueueLetter } from './outbox.ts'

const trial = opened(openTrial)

test('staff send a letter again that was given up, and no other', async () => {
  const handler = await trial.staff('order-handler')
  const req = await trial.shop.req()
  const where = { key: { equals: 'a letter' } }
  await enqueueLetter(req, 'a letter', { to: 'aino@example.com', subject: 'Hei', text: 'Hei', html: '<p>Hei</p>' })
  const { id } = (await findOne(req, 'outbox', where))!
  const again = (headers = handler) => trial.shop.ask(`/letter/${id}/again`, {}, headers)
  await changeIf(req, 'outbox', where, { state: 'sent' })
  await expectRefused(again(), 409, 'letter.not_lost')
  await changeIf(req, 'outbox', where, { state: 'failed', attempts: 8 })
  await expectRefused(again(await trial.shop.newShopper()), 401, 'request.not_signed_in')
  expect(await (await again()).json()).toEqual({ isWaiting: true })
  const letter = await findOne(req, 'outbox', where)
  expect(letter?.state).not.toBe('failed')
  expect(letter?.attempts).toBeLessThan(2)
})
