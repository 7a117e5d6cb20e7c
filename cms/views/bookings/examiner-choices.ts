import type { Examiner } from '#contracts/bookings.ts'
import { t } from '../text.ts'

/** Any optometrist first, then by name. */
export function examinerChoices(examiners: readonly Examiner[]) {
  const named = examiners.map(({ id, name }) => ({ value: String(id), label: name }))
  return [{ value: '', label: t('bookings.anyone') }, ...named]
}
