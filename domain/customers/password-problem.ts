import type { RefusalCode } from '#contracts/refusals.ts'

/** Specification §5. Longer ones are as long as a reader likes, up to what the contract takes. */
const MIN_LENGTH = 8

/** What is compared of a password: NFC, so that `ä` is one sign however the keyboard writes it. */
export function normalizedPassword(typed: string): string {
  return typed.normalize('NFC')
}

/**
 * Why a new password is refused; undefined where it is good. A password of the commonest ones is refused whatever its
 * case.
 */
export function passwordProblem(
  { password, repeat }: { password: string; repeat: string },
  isCommon: (password: string) => boolean,
): Extract<RefusalCode, `password.${string}`> | undefined {
  const chosen = normalizedPassword(password)
  if ([...chosen].length < MIN_LENGTH) return 'password.too_short'
  if (isCommon(chosen.toLowerCase())) return 'password.too_common'
  return chosen === normalizedPassword(repeat) ? undefined : 'password.repeat_differs'
}
