import type { UIFieldServerProps } from 'payload'
import { countPasskeys } from '#plugins/staff/passkey-repository.ts'
import { StaffSignInActions } from './StaffSignInActions.tsx'

/** How a member of staff signs in, beside her account. */
export async function StaffSignIn({ id, req }: UIFieldServerProps) {
  return <StaffSignInActions passkeys={id === undefined ? 0 : await countPasskeys(req, id)} />
}
