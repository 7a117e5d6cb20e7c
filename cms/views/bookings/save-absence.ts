import { t } from '../text.ts'
import { unreached, type Outcome } from '../send.ts'

/** An absence as the admin plans it; the times of the wall, `HH:MM`. */
export interface PlannedAbsence {
  examiner: number
  fromDay: string
  fromTime: string
  toDay: string
  toTime: string
  reason: string
}

/** Saves an absence as its own form of the admin does. Returns the errors that the form would show. */
export async function saveAbsence({ examiner, ...absence }: PlannedAbsence): Promise<Outcome<null>> {
  try {
    const query = `where[number][equals]=${examiner}&limit=1&depth=0`
    const found = (await (await fetch(`/api/optometrists?${query}`)).json()) as { docs?: { id: string | number }[] }
    const body = JSON.stringify({ ...absence, optometrist: found.docs?.[0]?.id })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch('/api/absences', { method: 'POST', headers, body })
    if (answer.ok) return { isDone: true, value: null }
    return { isDone: false, sentence: problemIn(await answer.json().catch(() => null)) }
  } catch {
    return unreached()
  }
}

/** The sentence of the field that Payload refuses. */
function problemIn(answer: unknown): string {
  const [problem] = (answer as { errors?: { data?: { errors?: { message?: string }[] } }[] } | null)?.errors ?? []
  return problem?.data?.errors?.[0]?.message ?? t('bookings.absence.refused')
}
