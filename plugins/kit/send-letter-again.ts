import { sendLetterAgain } from '#contracts/letters.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from './endpoint.ts'
import { sendAgain } from './outbox.ts'

/** `POST /api/letter/:id/again`: staff send a letter again that was given up. */
export const sendLetterAgainEndpoint = endpoint(
  sendLetterAgain,
  { who: ['admin', 'order-handler'] },
  async ({ id }, req) => {
    if (!(await sendAgain(req, id))) throw new Refusal('letter.not_lost')
    return { isWaiting: true as const }
  },
)
