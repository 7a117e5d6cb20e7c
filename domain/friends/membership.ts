/** `asked`: a letter waits for her to confirm that the mailbox is hers. */
export type MemberState = 'asked' | 'member' | 'left'

/** Between two letters to one mailbox, so that nobody fills it with them. */
const LETTER_INTERVAL_MS = 120_000

/** The instant (ISO) before which the last letter must have gone for another to follow now. */
export function letterDueBefore(now: Date): string {
  return new Date(now.getTime() - LETTER_INTERVAL_MS).toISOString()
}
