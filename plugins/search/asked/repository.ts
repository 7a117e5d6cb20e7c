import type { AskedOnDay } from '#domain/search/asked/suggested-words.ts'
import type { SearchLanguage, SearchPlace } from '#domain/search/engine.ts'
import { changeIf, countWhere, findAll, writeUnlessTaken, type WithPayload } from '#plugins/kit/storage/documents.ts'

/** Whose search, and in which language it was asked. */
export interface AskedPlace extends SearchPlace {
  language: SearchLanguage
}

/** Words of one place that are stored of a day at most: a sender of random ones must not fill the disk. */
const MOST_OF_DAY = 5000
/** Rows that are read at once at most, most asked first. */
const MOST_READ = 20_000

/** Adds askings to those of the day. Words that are new on a day which has too many are left out. */
export async function countAsked(context: WithPayload, place: AskedPlace, asked: AskedOnDay): Promise<void> {
  const { day, words, count, hits, isWhole } = asked
  const where = placeKey(place)
  const key = JSON.stringify([where, day, words])
  const raised = { count: { $inc: count }, hits, isWhole }
  if (await changeIf(context, 'asked-words', { key: { equals: key } }, raised)) return
  const ofDay = { place: { equals: where }, day: { equals: day } }
  if ((await countWhere(context, 'asked-words', ofDay)) >= MOST_OF_DAY) return
  const isNew = await writeUnlessTaken(context, 'asked-words', { key, place: where, day, words, count, hits, isWhole })
  if (!isNew) await changeIf(context, 'asked-words', { key: { equals: key } }, raised)
}

/** What was asked since a day (ISO), by day and words. */
export async function askedSince(context: WithPayload, place: AskedPlace, day: string): Promise<AskedOnDay[]> {
  const where = { place: { equals: placeKey(place) }, day: { greater_than_equal: day } }
  const rows = await findAll(context, 'asked-words', where, { sort: '-count', limit: MOST_READ })
  return rows.map((row) => ({
    day: row.day,
    words: row.words,
    count: row.count,
    hits: row.hits,
    isWhole: row.isWhole,
  }))
}

function placeKey({ tenant, market, language }: AskedPlace): string {
  return JSON.stringify([tenant, market, language])
}
