import * as z from 'zod/mini'

const Saved = z.object({ updatedAt: z.string() })
const Answer = z.object({ doc: z.optional(Saved), result: z.optional(Saved) })
const Changed = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.object({ code: z.literal('document.changed'), details: z.object({ changedAt: z.string() }) }),
    }),
  ),
})

/** A form's save of a document. */
interface Save {
  /** The path of the document in the API. */
  document: string
  /** The instant by which the form knows the document. */
  readAt: string
  isAutosave: boolean
}

/** A save that was refused because the document was saved elsewhere. */
export interface Refused {
  /** The path of the document in the API, such as `/api/pages/12` or `/api/globals/menus`. */
  document: string
  /** When it was saved elsewhere, as an ISO instant. */
  changedAt: string
}

interface GuardSettings {
  fetch: typeof globalThis.fetch
  /** Asks whether to save over what was saved elsewhere. */
  ask: (refused: Refused) => Promise<boolean>
  /**
   * Called for an autosave that is refused after the editor has answered no: its form says so by itself, each time
   * anew.
   */
  refusedAgain: () => void
}

/**
 * Sends what forms save one after another for each document, and says by `If-Match` what their tab has made of it already:
 * a form hears that a moment later, and may have saved again by then. Where the server refuses, it asks, and sends again or
 * throws with the sentence of the refusal. All else it sends as it is.
 */
export function guardSaves({ fetch, ask, refusedAgain }: GuardSettings) {
  const running = new Map<string, Promise<unknown>>()
  const left = new Set<string>()
  /** What a document that was read at an instant has become by the saves of this tab. */
  const made = new Map<string, string>()
  const readOf = ({ document, readAt }: Save) => `${document} ${readAt}`

  function noteSaved(save: Save, knownAt: string, answer: unknown): void {
    const { doc, result } = Answer.safeParse(answer).data ?? {}
    const savedAt = (doc ?? result)?.updatedAt
    if (savedAt === undefined) return
    const isIts = (read: string) => read.startsWith(`${save.document} `)
    for (const [read, at] of made) if (at === knownAt && isIts(read)) made.set(read, savedAt)
    // The form may say either next: on a slow machine it hears of this save only after the one that follows.
    for (const readAt of [save.readAt, savedAt]) made.set(readOf({ ...save, readAt }), savedAt)
    left.delete(save.document)
  }

  async function send(save: Save, input: RequestInfo | URL, init: RequestInit, knownAt: string): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('If-Match', `"${knownAt}"`)
    const answer = await fetch(input, { ...init, headers })
    const said: unknown = await answer
      .clone()
      .json()
      .catch(() => null)
    if (answer.ok) noteSaved(save, knownAt, said)
    const changed = Changed.safeParse(said).data?.errors[0]
    if (!changed) return answer
    const { changedAt } = changed.data.details
    if (save.isAutosave && left.has(save.document)) refusedAgain()
    else if (await ask({ document: save.document, changedAt })) return send(save, input, init, changedAt)
    left.add(save.document)
    // As an answer, Payload's form would take it for saved: it could be left without a word, and its page for published.
    throw new Error(changed.message)
  }

  return {
    fetch: (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const save = saveOf(input, init)
      if (!save || !init) return fetch(input, init)
      const before = running.get(save.document) ?? Promise.resolve()
      const answer = before.then(() => send(save, input, init, made.get(readOf(save)) ?? save.readAt))
      running.set(
        save.document,
        answer.catch(() => null),
      )
      return answer
    },
    /** Clears what was saved: on another page a form may show what was read before that. */
    erase: (): void => {
      made.clear()
      left.clear()
    },
  }
}

/** What a form saves, as Payload sends it: as `FormData` to a document or to a global. */
function saveOf(input: RequestInfo | URL, init: RequestInit = {}): Save | null {
  const { method = 'GET', body } = init
  if (typeof input !== 'string' || !(body instanceof FormData)) return null
  const { pathname, searchParams } = new URL(input, 'http://admin')
  const isDocument = method.toUpperCase() === 'PATCH' && /^\/api\/[^/]+\/[^/]+$/.test(pathname)
  const isGlobal = method.toUpperCase() === 'POST' && /^\/api\/globals\/[^/]+$/.test(pathname)
  if (!isDocument && !isGlobal) return null
  const fields = Saved.safeParse(readJson(body.get('_payload')))
  if (!fields.success) return null
  return { document: pathname, readAt: fields.data.updatedAt, isAutosave: searchParams.get('autosave') === 'true' }
}

function readJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}
