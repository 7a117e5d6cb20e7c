import { expect, test } from 'vitest'
import { providerError } from './provider.ts'

test.each([
  ['access_denied', '', 'eid.canceled'],
  ['access_denied', 'Authentication session expired', 'eid.expired'],
  ['access_denied', 'Too many attempts', 'eid.expired'],
  ['login_required', '', 'eid.expired'],
  ['invalid_grant', 'grant request is invalid', 'eid.expired'],
  ['temporarily_unavailable', '', 'eid.unavailable'],
  ['server_error', '', 'eid.unavailable'],
  ['invalid_request_object', 'bad signature', 'eid.failed'],
  ['anything else', '', 'eid.failed'],
])('the provider’s error %s (%s) becomes %s', (error, description, code) => {
  expect(providerError(error, description)).toBe(code)
})
