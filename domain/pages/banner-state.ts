/** When a banner is shown: switched on by hand, and between two instants (ISO) where they are given. */
export interface BannerTimes {
  isOn: boolean
  from: string | null
  until: string | null
}

/**
 * Whether a banner is shown at an instant (ms since 1970), and until when that holds; `Infinity` until an editor
 * changes it. It is shown from the first instant on, and no longer at the last.
 */
export function bannerState({ isOn, from, until }: BannerTimes, at: number): { isShown: boolean; validUntil: number } {
  const [begin, end] = [from ? Date.parse(from) : -Infinity, until ? Date.parse(until) : Infinity]
  if (!isOn || at >= end) return { isShown: false, validUntil: Infinity }
  return at < begin ? { isShown: false, validUntil: begin } : { isShown: true, validUntil: end }
}
