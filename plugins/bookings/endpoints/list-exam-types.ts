import { listExamTypes } from '#contracts/exam-types.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { examTypes } from '../schedule/repository.ts'

/** `GET /api/booking/exam-types`: every exam that can be booked. */
export const listExamTypesEndpoint = endpoint(listExamTypes, { who: 'anyone' }, async (_, req) => ({
  examTypes: await examTypes(req),
}))
