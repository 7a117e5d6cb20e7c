import { firstFreeSlot } from '#contracts/bookings.ts'
import { STORES_TAG } from '#domain/stores/cache-tags.ts'
import { now } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { setCacheExpiry, setCacheTags } from '#plugins/kit/storage/cache.ts'
import { firstFreeOf } from '../free-times.ts'
import { examTypes, storesGiving } from '../schedule/repository.ts'

/**
 * How long a page may promise a time (ms). A booking makes no page stale, or none with a promise would stay cached for long:
 * a time taken meanwhile is refused with the nearest free ones.
 */
const PROMISED_MS = 300_000

/** `GET /api/booking/first-free`: the first free time of an exam, in one store or anywhere. Without an exam, of the first. */
export const firstFreeSlotEndpoint = endpoint(
  firstFreeSlot,
  { who: 'anyone' },
  async ({ examType, group, store: asked }, req) => {
    setCacheTags(req, STORES_TAG)
    setCacheExpiry(req, now().getTime() + PROMISED_MS)
    const all = await examTypes(req)
    const exam = all.find(
      (one) => (examType === undefined || one.id === examType) && (group === undefined || one.group === group),
    )
    if (!exam) return { first: null }
    const giving = (await storesGiving(req, exam)).filter(({ id }) => asked === undefined || id === asked)
    const firsts = await Promise.all(
      giving.map(async (store) => {
        const time = await firstFreeOf(req, { store: store.id, exam })
        return time ? [{ ...time, store, examType: exam.id }] : []
      }),
    )
    const [first = null] = firsts
      .flat()
      .toSorted((a, b) => `${a.day}T${a.time}`.localeCompare(`${b.day}T${b.time}`) || a.store.id - b.store.id)
    return { first }
  },
)
