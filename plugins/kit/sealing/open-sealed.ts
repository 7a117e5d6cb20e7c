import { noteUnreadable } from './unreadable-documents.ts'
import type { WithPayload } from '../storage/documents.ts'
import { unseal } from './secrets.ts'

/**
 * Thrown where a sealed value cannot be opened: its key is missing, or its text was changed. What needs the value fails
 * with it, before anything is written.
 */
export class SealedValueUnreadable extends Error {
  override name = 'SealedValueUnreadable'
}

/**
 * The decrypted value of a document, which is named by its collection and id, such as `orders 12`. Throws where it is
 * unreadable, and notes it for staff.
 */
export function openSealed<T>(context: WithPayload, document: string, text: string): T {
  try {
    return unseal(text) as T
  } catch (cause) {
    void noteUnreadable(context, document, cause)
    throw new SealedValueUnreadable(`A sealed value of ${document} is unreadable`, { cause })
  }
}

/**
 * Opens documents one by one, and leaves out those with an unreadable value, so that one of them stops no sweep and no
 * list. The alarm names them.
 */
export async function* openEach<T, Opened>(
  documents: Iterable<T> | AsyncIterable<T>,
  open: (document: T) => Opened | Promise<Opened>,
): AsyncGenerator<Opened> {
  for await (const document of documents) {
    try {
      yield await open(document)
    } catch (problem) {
      if (!(problem instanceof SealedValueUnreadable)) throw problem
    }
  }
}
