import { findExamStores } from '#contracts/bookings.ts'
import { findStores } from '#domain/stores/find-stores.ts'
import { openState } from '#domain/stores/open-state.ts'
import { Refusal } from '#domain/refusal.ts'
import { now } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { firstFreeOf } from '../free-times.ts'
import { examTypeOf, storesGiving } from '../schedule/repository.ts'
import { byTownAndName } from '../store-order.ts'

/** `GET /api/booking/stores`: the stores that give an exam, each with its first free time. */
export const findExamStoresEndpoint = endpoint(
  findExamStores,
  { who: 'anyone' },
  async ({ examType, ageGroup, q = '', lat, lon }, req) => {
    const exam = await examTypeOf(req, examType)
    if (!exam) throw new Refusal('booking.exam_unknown')
    if (ageGroup && !exam.ageGroups.includes(ageGroup)) throw new Refusal('booking.age_unfit')
    const position = lat === undefined || lon === undefined ? null : { latitude: lat, longitude: lon }
    const giving = byTownAndName(await storesGiving(req, exam))
    const { where, stores } = findStores(giving, { words: q, position })
    const found = stores.map(async ({ store, distanceKm }) => {
      const firstFree = await firstFreeOf(req, { store: store.id, exam })
      return { ...store, distanceKm, state: openState(store, now()), firstFree }
    })
    return { where, stores: await Promise.all(found) }
  },
)
