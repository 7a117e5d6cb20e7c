import { expect, test } from 'vitest'
import { withAttempt, withNextAttempt } from './card-attempts.ts'

const AT = '2026-11-25T10:00:00.000Z'

test('an unanswered attempt is lost when the next begins, and a later answer to it is ignored', () => {
  const one = withNextAttempt([], AT)
  expect(one).toMatchObject([{ number: 1, state: 'holding', transactionId: null }])
  const two = withNextAttempt(one, AT)
  expect(two).toMatchObject([
    { number: 1, state: 'lost' },
    { number: 2, state: 'holding' },
  ])
  expect(withAttempt(two, { number: 1, state: 'holding' }, { state: 'held' })).toBeNull()
  expect(withAttempt(two, { number: 2, state: 'held' }, { state: 'declined' })).toBeNull()
  expect(withAttempt(two, { number: 2, state: 'holding' }, { state: 'held', transactionId: 'x' })).toMatchObject([
    { number: 1, state: 'lost' },
    { number: 2, state: 'held', transactionId: 'x' },
  ])
})
