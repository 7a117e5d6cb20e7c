/** `asked`: an e-mail waits for the customer to confirm owning the mailbox. */
export type MemberState = 'asked' | 'member' | 'left'

/** Between two e-mails to one mailbox, so that it cannot be flooded. */
const LETTER_INTERVAL_MS = 120_000

/** The instant (ISO) before which the last letter must have gone for another to follow now. */
export function letterDueBefore(now: Date): string {
  return new Date(now.getTime() - LETTER_INTERVAL_MS).toISOString()
}
