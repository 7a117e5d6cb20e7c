import { expect, test } from 'vitest'
import { passkeyProof } from './passkey-proof.ts'

const at = new Date('2026-11-23T12:00:00Z')
const ago = (minutes: number | null) =>
  minutes === null ? null : new Date(at.getTime() - minutes * 60_000).toISOString()

test.each([
  [14, null, true, 'none'],
  [15, null, true, 'password'],
  [15, null, false, 'sign_in'],
  [600, 14, false, 'none'],
  [600, 15, true, 'password'],
  [1, 600, false, 'none'],
  [null, null, true, 'password'],
])(
  'a customer who signed in %j minutes ago, identified %j minutes ago, with a password %j, needs: %s',
  (signedIn, identified, hasPassword, proof) => {
    const [signedInAt, identifiedAt] = [ago(signedIn), ago(identified)]
    expect(passkeyProof({ hasPassword, signedInAt, identifiedAt }, at)).toBe(proof)
  },
)
