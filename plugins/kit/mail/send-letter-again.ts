import { sendLetterAgain } from '#contracts/letters.ts'
import { Refusal } from '#domain/refusal.ts'
import { CUSTOMER_STAFF } from '../admin/access.ts'
import { endpoint } from '../requests/endpoint.ts'
import { retryLetter } from './outbox.ts'

/** `POST /api/letter/:id/again`: staff resend a failed letter. */
export const sendLetterAgainEndpoint = endpoint(sendLetterAgain, { who: CUSTOMER_STAFF }, async ({ id }, req) => {
  if (!(await retryLetter(req, id))) throw new Refusal('letter.not_lost')
  return { isWaiting: true as const }
})
