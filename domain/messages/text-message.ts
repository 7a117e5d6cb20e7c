import { messageKinds } from '#contracts/messages.ts'

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
