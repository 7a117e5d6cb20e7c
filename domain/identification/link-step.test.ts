import { expect, test } from 'vitest'
import { linkStep, type LinkStep, type Met } from './link-step.ts'

const aino = { number: 'A1', hasSocialNumber: false, hasPassword: true }
const known = { ...aino, hasSocialNumber: true }

test.each<[LinkStep, Met['owner'], Met['signedIn'], boolean]>([
  ['sign_in', 'A1', null, false],
  ['sign_in', 'A1', known, false],
  ['other_person', 'A2', known, false],
  ['other_person', 'A2', aino, false],
  ['other_person', null, known, false],
  ['ask_password', null, aino, false],
  ['ask_password', null, aino, true],
  ['attach', null, { ...aino, hasPassword: false }, false],
  ['ask_account', null, null, false],
  ['await_email', null, null, true],
])('the next step is %s for the account of %j and the session %j', (step, owner, signedIn, awaitsEmail) => {
  expect(linkStep({ owner, signedIn, awaitsEmail })).toBe(step)
})
