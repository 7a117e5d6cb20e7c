import { sendForm } from '#contracts/forms.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { receive } from '../forms/receive.ts'

/** `POST /api/content/forms/:id`: a visitor sends a form that editors wrote. */
export const sendFormEndpoint = endpoint(
  sendForm,
  { who: 'shopper', ownedBy: 'public', limit: 'form', idempotency: 'handler' },
  async ({ id, ...sent }, req) => {
    const { receivedAt } = await receive(req, id, sent)
    return { receivedAt }
  },
)
