import { messageKinds } from '#contracts/messages.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { helsinkiDay, helsinkiTime } from '#domain/calendar/finnish-day.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'

/** A text message: words alone, or words and where they lead. */
export interface TextMessage {
  text: string
  url?: string | undefined
}

/** Which kind a message is on the wire (specification §3). */
export function kindOf({ url }: TextMessage): (typeof messageKinds)[keyof typeof messageKinds] {
  return url === undefined ? messageKinds.text : messageKinds.text_and_url
}

/** What a phone shows: the words in one line, and the address after them, where every phone makes it a link. */
export function writtenText({ text, url }: TextMessage): string {
  return [text.replace(/\s+/g, ' ').trim(), url].filter(Boolean).join(' ')
}

/** No text message is sent between these times of day in Helsinki: a phone lies on the night table. */
const QUIET_FROM = '21:00'
const QUIET_UNTIL = '08:00'

/** The first instant from this one on at which a text message may be sent: this one itself by day. */
export function nextSmsMoment(at: Date): Date {
  const instant = at.toISOString()
  const [day, time] = [helsinkiDay(instant), helsinkiTime(instant)]
  if (time >= QUIET_UNTIL && time < QUIET_FROM) return at
  return new Date(helsinkiInstant(time < QUIET_UNTIL ? day : plusDays(day, 1), QUIET_UNTIL))
}
