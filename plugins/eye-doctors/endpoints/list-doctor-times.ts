import { listDoctorTimes, type DoctorTime } from '#contracts/eye-doctors.ts'
import { isPast } from '#domain/eye-doctors/term.ts'
import { wholeDays } from '#domain/eye-doctors/whole-days.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { httpProvider } from '../http-provider.ts'
import { callInstead } from '../unavailable.ts'
import { wallNow } from '../wall.ts'

/** `GET /api/eye-doctor/times`: the first free times in a town. */
export const listDoctorTimesEndpoint = endpoint(
  listDoctorTimes,
  { who: 'anyone', limit: 'eye doctor times' },
  async ({ town, from = today() }) => {
    const answer = await httpProvider.times(town, from > today() ? `${from}T00:00` : wallNow())
    if (answer.kind === 'refused' && answer.code === 'town_unknown')
      return { town: null, ...wholeDays<DoctorTime>([], from) }
    if (answer.kind !== 'done') throw callInstead()
    const { times, next } = wholeDays(answer.value.times, from)
    return { town: answer.value.town, times: times.filter((time) => !isPast(time, nowIso())), next }
  },
)
