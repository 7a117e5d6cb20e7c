import { expect, test } from 'vitest'
import type { MarketingChannel } from '#contracts/customers.ts'
import { changedConsents, givenChannels } from './marketing.ts'

const at = '2026-11-22T10:00:00.000Z'
const wording = (channel: MarketingChannel) => `Saa kirjoittaa: ${channel}`

test('the last row of a channel decides', () => {
  const given = changedConsents([], ['email', 'sms'], { at, wording })
  expect(givenChannels(given)).toEqual(['email', 'sms'])
  const withdrawn = changedConsents(given, ['sms'], { at, wording })
  expect(withdrawn).toEqual([{ channel: 'email', isGiven: false, at, wording: 'Saa kirjoittaa: email' }])
  expect(givenChannels([...given, ...withdrawn])).toEqual(['sms'])
})

test('a consent that does not change adds no row', () => {
  expect(changedConsents([], [], { at, wording })).toEqual([])
  const given = changedConsents([], ['sms'], { at, wording })
  expect(changedConsents(given, ['sms'], { at, wording })).toEqual([])
})
