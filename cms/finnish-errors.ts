import type { AfterErrorHook } from 'payload'
import admin from '#locales/fi/admin.json' with { type: 'json' }

const { locked, broken } = admin.payload_error

/** Sentences that Payload writes in English alone, and ours. */
const sentences: [english: RegExp, finnish: string][] = [
  [/ is currently locked( |$)/, locked],
  [/^Something went wrong\.?$/, broken],
]

/** Says in Finnish what Payload's own REST says in English whatever the language: that a colleague has a document open, and that something broke. */
export const finnishErrors: AfterErrorHook = ({ result }) => {
  if (!result || !('errors' in result) || !Array.isArray(result.errors)) return
  const errors = result.errors.map((error: { message?: unknown }) => {
    const [, finnish] = sentences.find(([english]) => english.test(String(error.message))) ?? []
    return finnish === undefined ? error : { ...error, message: finnish }
  })
  return { response: { ...result, errors } as never }
}
