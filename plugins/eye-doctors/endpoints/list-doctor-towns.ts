import { listDoctorTowns } from '#contracts/eye-doctors.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { httpProvider } from '../http-provider.ts'
import { callInstead } from '../unavailable.ts'
import { wallNow } from '../wall.ts'

/** `GET /api/eye-doctor/towns`: where eye doctors receive, and when first. */
export const listDoctorTownsEndpoint = endpoint(
  listDoctorTowns,
  { who: 'anyone', limit: 'eye doctor times' },
  async () => {
    const answer = await httpProvider.towns(wallNow())
    if (answer.kind !== 'done') throw callInstead()
    return { towns: answer.value }
  },
)
