import { describe, expect, test } from 'vitest'
import type { MarketingChannel, MarketingConsent } from '#contracts/customers.ts'
import { givenChannels } from './marketing.ts'
import { formerAddresses, isMergeEmail, mayBeSamePerson, type Mergeable, mergedAccount, mergeProblem } from './merge.ts'

const side = (differences: Partial<Mergeable> = {}): Mergeable => ({
  number: 'A1',
  email: 'aino@example.com',
  phone: null,
  street: null,
  postalCode: null,
  town: null,
  marketing: [],
  smsNotices: false,
  socialNumberIndex: null,
  deletionAskedAt: null,
  ...differences,
})
const other = (differences: Partial<Mergeable> = {}) =>
  side({ number: 'A2', email: 'aino@work.example', ...differences })
const given = (channel: MarketingChannel, isGiven: boolean, at: string): MarketingConsent => {
  return { channel, isGiven, at: `2026-0${at}-01T10:00:00.000Z`, wording: 'Saa lähettää' }
}
const merged = (into: Mergeable, from: Mergeable) =>
  mergedAccount(into, from, { email: into.email, at: '2026-11-23T10:00:00.000Z', wording: 'Tilit yhdistettiin' })

describe('merging two customers', () => {
  test.each<[string, Mergeable, Mergeable, string | undefined]>([
    ['neither is identified', side(), other(), undefined],
    ['the remaining account is identified', side({ socialNumberIndex: 'x' }), other(), undefined],
    ['the merged account is identified', side(), other({ socialNumberIndex: 'x' }), undefined],
    [
      'both are identified as one person',
      side({ socialNumberIndex: 'x' }),
      other({ socialNumberIndex: 'x' }),
      undefined,
    ],
    [
      'they are identified as two persons',
      side({ socialNumberIndex: 'x' }),
      other({ socialNumberIndex: 'y' }),
      'customer.merge_two_persons',
    ],
    ['an account is merged with itself', side(), side(), 'customer.merge_same'],
    ['the remaining account is being deleted', side({ deletionAskedAt: '2026' }), other(), 'account.being_deleted'],
    ['the merged account is being deleted', side(), other({ deletionAskedAt: '2026' }), 'account.being_deleted'],
  ])('accepts the merge or reports the problem: %s', (_, into, from, problem) => {
    expect(mergeProblem(into, from)).toBe(problem)
  })

  test('accepts only an e-mail address that one of them has proven', () => {
    expect(isMergeEmail(side(), other(), 'aino@work.example')).toBe(true)
    expect(isMergeEmail(side(), other(), 'muu@example.com')).toBe(false)
  })

  test('fills missing details from the other account, and an address only as a whole', () => {
    const into = side({ phone: '+358401', postalCode: '00100' })
    const from = other({ phone: '+358402', street: 'Katu 1', postalCode: '40100', town: 'Jyväskylä' })
    expect(merged(into, from)).toMatchObject({ phone: '+358401', street: 'Katu 1', postalCode: '40100' })
    expect(merged(from, into)).toMatchObject({ phone: '+358402', street: 'Katu 1', town: 'Jyväskylä' })
  })

  test.each<[string, MarketingConsent[], MarketingConsent[], MarketingChannel[]]>([
    ['both allow', [given('email', true, '1')], [given('email', true, '2')], ['email']],
    ['one account has never answered', [given('email', true, '1')], [], []],
    ['one account forbade before the other allowed', [given('sms', false, '1')], [given('sms', true, '2')], []],
    ['one account forbade after the other allowed', [given('sms', true, '1')], [given('sms', false, '2')], []],
    ['each account allowed another channel', [given('email', true, '1')], [given('sms', true, '2')], []],
  ])('applies the stricter marketing consent: %s', (_, one, two, expected) => {
    for (const [into, from] of [
      [one, two],
      [two, one],
    ] as const) {
      const { marketing } = merged(side({ marketing: into }), other({ marketing: from }))
      expect(givenChannels(marketing)).toEqual(expected)
      expect(marketing).toEqual(expect.arrayContaining([...one, ...two]))
    }
  })

  test('lists the former addresses of both', () => {
    const known = ['b@example.com', 'a@example.com', null, '+358401', 'b@example.com', undefined]
    expect(formerAddresses({ email: 'a@example.com', phone: '+358401' }, known)).toEqual(['b@example.com'])
  })
})

const aino = { firstName: 'Aino', lastName: 'Mäki-Petäjä' }

test.each([
  [{ firstName: 'Aino Maria', lastName: 'Mäki-Petäjä' }, true],
  [{ firstName: 'Maria Aino', lastName: 'MAKI PETÄJÄ' }, true],
  [{ firstName: 'Liisa', lastName: 'Mäki-Petäjä' }, false],
  [{ firstName: 'Aino', lastName: 'Petäjä' }, false],
])('Aino Mäki-Petäjä and %j may be the same person: %j', (other, isSame) => {
  expect(mayBeSamePerson(aino, other)).toBe(isSame)
})
