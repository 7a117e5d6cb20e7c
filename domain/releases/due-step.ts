import type { ReleaseState } from '#contracts/releases.ts'

/** When a release goes live and comes back (ISO instants; null where it stays for good), and where it is. */
export interface Timetable {
  state: ReleaseState
  goesLiveAt: string
  comesBackAt: string | null
}

/**
 * What is to be done with a release now; undefined where nothing is. A step that was cut off is continued. `miss`: both
 * moments passed while the shop was shut, so it never goes live.
 *
 * @param now ISO instant.
 */
export function dueStep(
  { state, goesLiveAt, comesBackAt }: Timetable,
  now: string,
): 'go_live' | 'come_back' | 'miss' | undefined {
  const hasComeBack = comesBackAt !== null && isPast(comesBackAt, now)
  if (state === 'planned' && isPast(goesLiveAt, now)) return hasComeBack ? 'miss' : 'go_live'
  if (state === 'going_live') return 'go_live'
  if (state === 'coming_back' || (state === 'live' && hasComeBack)) return 'come_back'
  return undefined
}

function isPast(moment: string, now: string): boolean {
  return Date.parse(moment) <= Date.parse(now)
}
