import type { BeforeListTableServerProps } from 'payload'
import { hasRole } from '#plugins/kit/admin/access.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { InviteButton } from './InviteButton.tsx'

/** Above the list of staff: the way in for a new member. */
export async function InviteStaff({ payload, user }: BeforeListTableServerProps) {
  if (!hasRole({ user } as Parameters<typeof hasRole>[0], ['admin'])) return null
  const stores = await findAll({ payload }, 'stores', {}, { fields: ['number', 'name'], sort: 'name' })
  return <InviteButton stores={stores.map(({ number, name }) => ({ number, name }))} />
}
