import type { FormFieldKind } from '#contracts/blocks.ts'
import { acceptedNote } from '#domain/checkout/note.ts'

/** An answer as it is stored: without control characters and edges, and in one line unless its field has many. */
export function acceptedAnswer(kind: FormFieldKind, typed: string): string {
  const answer = acceptedNote(typed)
  return kind === 'textarea' ? answer : answer.replace(/\s+/g, ' ')
}
