import crypto from 'node:crypto'
import { promisify } from 'node:util'
import { addDataAndFileToRequest, AuthenticationError, headersWithCors, loginOperation, type Endpoint } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import * as z from 'zod/mini'
import { serialized } from '#plugins/kit/serialized.ts'
import { countWhere } from '#plugins/kit/storage/documents.ts'

const Typed = z.object({ email: z.catch(z.string(), ''), password: z.catch(z.string(), '') })

/** As Payload hashes passwords of staff (`generatePasswordSaltHash`). */
const HASH = { iterations: 600_000, bytes: 32, digest: 'sha256' }

/**
 * Replaces Payload's own endpoint. Sign-ins to one account run one after another in this process, since each writes the list of sessions as
 * it read it and would drop another's. An unknown address takes as long as a wrong password.
 */
export const signInEndpoint: Omit<Endpoint, 'root'> = {
  method: 'post',
  path: '/login',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const data = Typed.parse(req.data ?? {})
    const email = data.email.trim().toLowerCase()
    const collection = req.payload.collections.staff
    const result = await serialized(`sign-in of staff ${email}`, () => loginOperation({ collection, data, req })).catch(
      async (problem: unknown) => {
        if (
          problem instanceof AuthenticationError &&
          (await countWhere(req, 'staff', { email: { equals: email } })) === 0
        )
          await promisify(crypto.pbkdf2)(data.password, email, HASH.iterations, HASH.bytes, HASH.digest)
        throw problem
      },
    )
    const { cookiePrefix } = req.payload.config
    const cookie = generatePayloadCookie({
      collectionAuthConfig: collection.config.auth,
      cookiePrefix,
      token: result.token ?? '',
    })
    const headers = headersWithCors({ headers: new Headers({ 'Set-Cookie': cookie }), req })
    return Response.json({ message: req.t('authentication:passed'), ...result }, { headers })
  },
}
