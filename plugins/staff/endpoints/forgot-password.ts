import { addDataAndFileToRequest, type Endpoint } from 'payload'
import * as z from 'zod/mini'
import { adminRefusal } from '#plugins/kit/admin/admin-refusal.ts'
import { sendPasswordLink } from '../send-password-link.ts'

const Body = z.object({ email: z.string().check(z.minLength(1), z.maxLength(254)) })

/** Replaces Payload's own endpoint, whose mail has no plain text and whose response waits for the mail to be sent. */
export const forgotPasswordEndpoint: Omit<Endpoint, 'root'> = {
  method: 'post',
  path: '/forgot-password',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const body = Body.safeParse(req.data)
    if (!body.success) throw adminRefusal('request.malformed')
    sendPasswordLink(req, body.data.email)
    return Response.json({ message: req.t('general:success') })
  },
}
