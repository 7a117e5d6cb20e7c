import { firstFreeSlot } from '#contracts/bookings.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { firstFreeOf } from '../free-times.ts'
import { examTypes, storesGiving } from '../schedule/repository.ts'

/** `GET /api/booking/first-free`: the first free time of an exam, in one store or anywhere. Without an exam, of the first. */
export const firstFreeSlotEndpoint = endpoint(
  firstFreeSlot,
  { who: 'anyone' },
  async ({ examType, store: asked }, req) => {
    const all = await examTypes(req)
    const exam = examType === undefined ? all[0] : all.find(({ id }) => id === examType)
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
