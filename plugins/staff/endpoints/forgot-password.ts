import { addDataAndFileToRequest, type Endpoint } from 'payload'
import * as z from 'zod/mini'
import { deskRefusal } from '#plugins/kit/desk-refusal.ts'
import { postPasswordLink } from '../post-password-link.ts'

const Asked = z.object({ email: z.string().check(z.minLength(1), z.maxLength(254)) })

/** In the place of Payload's own, whose letter says no word in plain text and whose answer waits for it to be sent. */
export const forgotPasswordEndpoint: Omit<Endpoint, 'root'> = {
  method: 'post',
  path: '/forgot-password',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const asked = Asked.safeParse(req.data)
    if (!asked.success) throw deskRefusal('request.malformed')
    await postPasswordLink(req, asked.data.email)
    return Response.json({ message: req.t('general:success') })
  },
}
