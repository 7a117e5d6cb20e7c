import type { KeepsRecords } from '#plugins/customers/hooks.ts'
import { deletePasskeys, passkeysOf } from './repository.ts'

/** The passkeys of a customer, by name: their keys say nothing to a reader. */
export const passkeyRecords: KeepsRecords = {
  async collect(req, { number }) {
    const found = await passkeysOf(req, number)
    return { rows: found.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })) }
  },
  async erase(req, { number }) {
    await deletePasskeys(req, number)
    return []
  },
}
