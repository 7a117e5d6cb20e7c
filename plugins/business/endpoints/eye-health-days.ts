import { answerEyeHealthDay, askEyeHealthDay } from '#contracts/business.ts'
import { acceptedDay, problemsWithDay } from '#domain/business/eye-health-day.ts'
import { Refusal } from '#domain/refusal.ts'
import { CUSTOMER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { answerDay, writeDay } from '../day-repository.ts'

/** `POST /api/business/eye-health-day`: a company asks for one. */
const ask = endpoint(
  askEyeHealthDay,
  { who: 'shopper', limit: 'form', idempotency: 'handler' },
  async ({ wish }, req) => {
    const [problem] = problemsWithDay(wish, today())
    if (problem) throw new Refusal(problem.code, { ...problem.details, field: problem.field })
    const day = await writeDay(req, acceptedDay(wish), languageOf(req))
    await runSteps(req, 'eye-health-days', day)
    return { ref: day.ref }
  },
)

/** `POST /api/business/eye-health-days/:ref/answer`: staff agree on a day, or say why not. */
const answer = endpoint(answerEyeHealthDay, { who: CUSTOMER_STAFF }, async ({ ref, ...said }, req) => {
  const day = await answerDay(req, ref, { ...said, by: staffNameOf(req) })
  await runSteps(req, 'eye-health-days', day)
  return { state: day.state }
})

export const eyeHealthDayEndpoints = [ask, answer]
