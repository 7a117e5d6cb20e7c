import type { UIFieldServerProps } from 'payload'
import { countPasskeys } from '#plugins/staff/passkey-repository.ts'
import { openStoresOf } from '#plugins/store-mode/sessions.ts'
import { storeOf } from '#plugins/stores/repository.ts'
import { formatInstant } from '../format.ts'
import { StaffSignInActions } from './StaffSignInActions.tsx'

/** How a member of staff signs in, and the stores open by the account, beside it. */
export async function StaffSignIn({ id, req }: UIFieldServerProps) {
  if (id === undefined) return <StaffSignInActions passkeys={0} stores={[]} />
  const open = await openStoresOf(req, id)
  const stores = open.map(async ({ store, startedAt }) => ({
    name: (await storeOf(req, store))?.name ?? String(store),
    since: formatInstant(startedAt),
  }))
  return <StaffSignInActions passkeys={await countPasskeys(req, id)} stores={await Promise.all(stores)} />
}
