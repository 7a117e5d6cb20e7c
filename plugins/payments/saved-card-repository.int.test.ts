import { expect, test } from 'vitest'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'
import { cardsOf, keepCard, removeCard, savedCardRecords, tokenOf } from './saved-card-repository.ts'

const trial = opened(openTrial)

const consent = { agreement: 'contact-lens-subscription', version: '2026-01-01' }

test('a stored card is charged by its token, which is sealed and is in no list and no export', async () => {
  const { req, customer, card } = await stored('secret of the card')
  expect(card).toMatchObject({ type: 'Visa', lastDigits: '0024', expires: '2049-11', provider: 7 })
  expect(card.consent).toEqual({ at: expect.any(String), ...consent })
  expect(await cardsOf(req, customer)).toEqual([card])
  expect(await tokenOf(req, card.ref)).toBe('secret of the card')
  expect(JSON.stringify(await findAll(req, 'saved-cards'))).not.toContain('secret of the card')
  const exported = await savedCardRecords.collect(req, { number: customer } as never)
  expect(JSON.stringify(exported)).toContain('0024')
  expect(JSON.stringify(exported)).not.toMatch(/token|secret/)
})

test('a card that is removed, or whose account is deleted, can be charged no more', async () => {
  const { req, customer, card } = await stored('one')
  await removeCard(req, 'another customer', card.ref)
  expect(await tokenOf(req, card.ref)).toBe('one')
  await removeCard(req, customer, card.ref)
  expect(await tokenOf(req, card.ref)).toBeNull()
  const other = await stored('two', customer)
  await savedCardRecords.erase(req, { number: customer } as never)
  expect(await tokenOf(req, other.card.ref)).toBeNull()
})

async function stored(token: string, customer: string = crypto.randomUUID()) {
  const req = await trial.shop.req()
  const card = await keepCard(req, customer, { token, type: 'Visa', lastDigits: '0024', expires: '2049-11' }, consent)
  return { req, customer, card }
}
