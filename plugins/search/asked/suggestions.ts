import type { Payload } from 'payload'
import { storedWords } from '#domain/search/asked/stored-words.ts'
import { matchingWords, suggestedWords } from '#domain/search/asked/suggested-words.ts'
import { retentionPeriods } from '#domain/retention-periods.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { now, today } from '#plugins/kit/clock.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { askedSince, type AskedPlace } from './repository.ts'

/** Suggestions of past searches at most (specification §9). */
export const MOST_SUGGESTED = 3
/** How long what is suggested is used before it is read anew. What people search changes by the day. */
const MADE_FOR_MS = 60_000

interface Made {
  at: number
  words: ReturnType<typeof suggestedWords>
}

const made = new WeakMap<Payload, Map<string, Promise<Made>>>()

/** What others have searched for that begins with what was typed, most searched first. */
export async function suggestionsFor(context: WithPayload, place: AskedPlace, typed: string): Promise<string[]> {
  const words = storedWords(typed)
  return words === null ? [] : matchingWords((await madeFor(context, place)).words, words, MOST_SUGGESTED)
}

async function madeFor({ payload }: WithPayload, place: AskedPlace): Promise<Made> {
  const all = made.get(payload) ?? new Map<string, Promise<Made>>()
  made.set(payload, all)
  const name = JSON.stringify([place.tenant, place.market, place.language])
  const known = await all.get(name)
  if (known && Math.abs(now().getTime() - known.at) < MADE_FOR_MS) return known
  const making = make({ payload }, place)
  all.set(name, making)
  making.catch(() => all.delete(name))
  return making
}

async function make(context: WithPayload, place: AskedPlace): Promise<Made> {
  const since = plusDays(today(), -retentionPeriods['asked words'].days)
  return { at: now().getTime(), words: suggestedWords(await askedSince(context, place, since)) }
}
