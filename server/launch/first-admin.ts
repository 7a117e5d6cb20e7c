import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { brand } from '#domain/brand.ts'
import { textOf } from '#locales/texts.ts'
import { settings } from '../settings.ts'

const EMAIL = `admin@${brand.slug}.example`

/** The file with the first admin's credentials, readable by its owner only. */
export const signInFile = join(settings.data, 'admin-sign-in.txt')

export async function hasStaff(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'staff', overrideAccess: true })
  return totalDocs > 0
}

/** Creates the first admin account, with a random password. */
export async function createFirstAdmin(payload: Payload): Promise<void> {
  const password = randomBytes(15).toString('base64url')
  const name = textOf('fi', 'staff')('first_admin')
  const data = { email: EMAIL, password, name, roles: ['admin' as const] }
  // Written first: an account whose password was lost in a crash would lock all staff out.
  writeFileSync(signInFile, `${settings.url}/admin\n${EMAIL}\n${password}\n`, { mode: 0o600 })
  await payload.create({ collection: 'staff', data, overrideAccess: true })
}
