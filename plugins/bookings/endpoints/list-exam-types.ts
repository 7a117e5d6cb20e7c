import { listExamTypes } from '#contracts/exam-types.ts'
import { EXAMS_TAG } from '#domain/bookings/cache-tags.ts'
import { setCacheTags } from '#plugins/kit/storage/cache.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { examTypes } from '../schedule/repository.ts'

/** `GET /api/booking/exam-types`: every exam that can be booked. */
export const listExamTypesEndpoint = endpoint(listExamTypes, { who: 'anyone' }, async (_, req) => {
  setCacheTags(req, EXAMS_TAG)
  return { examTypes: await examTypes(req, languageOf(req)) }
})
